//! Ogg Vorbis files, written and read.

use std::io::Cursor;
use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{
    VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError,
};

use crate::wave::Wave;

/// The bytes of a file that sounds like this; `quality` goes from -0.2 to 1.
pub(crate) fn encoded(wave: &Wave, rate: f64, quality: f32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(rate as u32).unwrap_or(NonZeroU32::MIN);
    // A fixed serial number, because the same sounds should give the same bytes.
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, Vec::new(), 1)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: quality,
        })
        .build()?;
    for block in wave.0.chunks(4096) {
        encoder.encode_audio_block([block])?;
    }
    encoder.finish()
}

/// The samples of a file, and how many there are a second.
pub(crate) fn decoded(bytes: &[u8]) -> Result<(Wave, f64), VorbisError> {
    let mut decoder = VorbisDecoder::new(Cursor::new(bytes.to_vec()))?;
    let mut samples = Vec::new();
    while let Some(block) = decoder.decode_audio_block()? {
        if let Some(channel) = block.samples().first() {
            samples.extend_from_slice(channel);
        }
    }
    Ok((Wave(samples), f64::from(decoder.sampling_frequency().get())))
}
