//! What people with another colour vision see, and how far apart they see two colours.
//!
//! Simulation: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
//! for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009; the matrices for full
//! severity, applied to linear sRGB. Distance: CIEDE2000 (CIE 142-2001) after G. Sharma, W. Wu,
//! E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30(1),
//! 2005, in CIE Lab under D65.

use serde::Deserialize;

/// A kind of colour vision.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vision {
    /// That of most people.
    Usual,
    /// Without the receptors for long waves: red and green are confused, and red is dark.
    Protan,
    /// Without the receptors for middle waves: red and green are confused.
    Deutan,
    /// Without the receptors for short waves: blue and yellow are confused.
    Tritan,
}

impl Vision {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Protan, Self::Deutan, Self::Tritan];

    /// The eyes in words.
    #[must_use]
    pub const fn called(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Protan => "protan",
            Self::Deutan => "deutan",
            Self::Tritan => "tritan",
        }
    }

    /// Rows of what red, green and blue become.
    const fn rows(self) -> [[f32; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// The light of a colour, red, green and blue.
    fn linear(self, hex: u32) -> [f32; 3] {
        let light = [hex >> 16, hex >> 8, hex].map(|part| {
            let part = (part & 0xff) as f32 / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        self.rows().map(|row| dot(row, light).clamp(0.0, 1.0))
    }

    /// How far apart two colours are for these eyes; a difference of 2 is just visible side by side.
    #[must_use]
    pub fn distance(self, one: u32, other: u32) -> f32 {
        distance(lab(self.linear(one)), lab(self.linear(other)))
    }
}

fn dot(one: [f32; 3], other: [f32; 3]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The ratio of two colours' luminance, as WCAG defines it.
#[must_use]
pub fn contrast(one: u32, other: u32) -> f32 {
    let luminance = |hex| dot(Vision::Usual.linear(hex), [0.2126, 0.7152, 0.0722]) + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// CIE Lab under D65.
fn lab(light: [f32; 3]) -> [f32; 3] {
    let x = dot(light, [0.412_456_4, 0.357_576_1, 0.180_437_5]) / 0.950_47;
    let y = dot(light, [0.212_672_9, 0.715_152_2, 0.072_175]);
    let z = dot(light, [0.019_333_9, 0.119_192, 0.950_304_1]) / 1.088_83;
    let root = |t: f32| {
        if t > 216.0 / 24_389.0 { t.cbrt() } else { (24_389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    let (x, y, z) = (root(x), root(y), root(z));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000.
fn distance(one: [f32; 3], other: [f32; 3]) -> f32 {
    let mean = |one: f32, other: f32| f32::midpoint(one, other);
    let bent = |chroma: f32| (chroma.powi(7) / (chroma.powi(7) + 25.0_f32.powi(7))).sqrt();
    let across = |lab: [f32; 3]| lab[1].hypot(lab[2]);
    let stretch = 1.0 + 0.5 * (1.0 - bent(mean(across(one), across(other))));
    let polar = |lab: [f32; 3]| {
        let (x, y) = (lab[1] * stretch, lab[2]);
        (lab[0], x.hypot(y), y.atan2(x).to_degrees().rem_euclid(360.0))
    };
    let ((l1, c1, h1), (l2, c2, h2)) = (polar(one), polar(other));
    let turn = if c1 * c2 == 0.0 { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let along = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (light, chroma) = (mean(l1, l2), mean(c1, c2));
    let hue = match (h1 - h2).abs() {
        _ if c1 * c2 == 0.0 => h1 + h2,
        apart if apart <= 180.0 => mean(h1, h2),
        _ if h1 + h2 < 360.0 => mean(h1, h2) + 180.0,
        _ => mean(h1, h2) - 180.0,
    };
    let wave = |times: f32, off: f32| (times * hue + off).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.2 * wave(4.0, -63.0);
    let lightness = (light - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * lightness / (20.0 + lightness).sqrt());
    let (more, round) = ((c2 - c1) / (1.0 + 0.045 * chroma), along / (1.0 + 0.015 * chroma * t));
    let bend = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let turned = -2.0 * bent(chroma) * (2.0 * bend).to_radians().sin();
    (lightness.powi(2) + more.powi(2) + round.powi(2) + turned * more * round).sqrt()
}

#[test]
fn distances_are_those_of_the_published_pairs() {
    // Sharma, Wu and Dalal, table 1: pairs 1, 7, 13, 17, 25, 34.
    for (one, other, published) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let found = distance(one, other);
        assert!((found - published).abs() < 0.001, "{one:?} {other:?}: {found}, not {published}");
    }
}
