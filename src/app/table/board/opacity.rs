//! How much of a picture is seen: pawns and banners fade with everything on them.

use bevy::prelude::*;

use super::drawn::Drawn;

/// How much of a picture and of everything on it is seen, from 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Opacity(pub f32);

impl Default for Opacity {
    fn default() -> Self {
        Self(1.0)
    }
}

/// How opaque a plain sprite is when all of it is seen.
#[derive(Component, Clone, Copy, Debug)]
pub(in crate::app::table) struct Whole(f32);

type Parts<'a> =
    (Option<&'a mut Sprite>, Option<&'a mut TextColor>, Option<&'a Drawn>, Option<&'a Whole>);

/// Fades pictures. Those drawn anew meanwhile fade too, until all is seen again.
pub(in crate::app::table) fn fade(
    faded: Query<(Entity, Ref<Opacity>)>,
    children: Query<&Children>,
    mut parts: Query<Parts>,
    mut commands: Commands,
) {
    for (entity, opacity) in &faded {
        if opacity.0 >= 1.0 && !opacity.is_changed() {
            continue;
        }
        for part in std::iter::once(entity).chain(children.iter_descendants(entity)) {
            let Ok((sprite, color, drawn, whole)) = parts.get_mut(part) else { continue };
            if let Some(mut sprite) = sprite {
                let known = drawn.map(Drawn::whole).or(whole.map(|whole| whole.0));
                let all = known.unwrap_or_else(|| {
                    let all = sprite.color.alpha();
                    commands.entity(part).insert(Whole(all));
                    all
                });
                sprite.color.set_alpha(all * opacity.0);
            }
            if let Some(mut color) = color {
                color.0.set_alpha(opacity.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_on_a_picture_fades_with_it_and_comes_back() {
        let mut app = App::new();
        app.add_systems(Update, fade);
        let shadow = Sprite::from_color(Color::BLACK.with_alpha(0.4), Vec2::ONE);
        let on_it = app.world_mut().spawn((shadow, TextColor(Color::WHITE))).id();
        let pawn = app.world_mut().spawn(Opacity(1.0)).add_child(on_it).id();
        let mut seen = |opacity: f32| {
            app.world_mut().get_mut::<Opacity>(pawn).unwrap().0 = opacity;
            app.update();
            let picture = app.world().entity(on_it);
            let sprite = picture.get::<Sprite>().unwrap().color.alpha();
            (sprite, picture.get::<TextColor>().unwrap().0.alpha())
        };
        assert_eq!(seen(0.5), (0.2, 0.5));
        assert_eq!(seen(0.0), (0.0, 0.0));
        assert_eq!(seen(1.0), (0.4, 1.0));
    }
}
