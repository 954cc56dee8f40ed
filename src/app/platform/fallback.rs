//! What happens when the table cannot be shown: one clear line with a remedy, never a panic.
//!
//! The window library panics when there is no display, so the display is checked before it starts.
//! Deliberately absent: a software renderer of our own; a software graphics adapter is used and
//! named as such.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

/// Suggests playing in the terminal, when started from the sources, which contain that program.
fn in_the_terminal() -> &'static str {
    if std::path::Path::new("examples/simulate/main.rs").exists() {
        " Or play in the terminal: cargo run --no-default-features --example simulate -- jungle/combat --players easy,greedy --matches 1 --show"
    } else {
        ""
    }
}

/// The graphics adapter in use, for a note in the settings.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Adapter {
    /// The adapter's name.
    pub name: String,
    /// Whether the processor draws, because there is no graphics card or no driver for it.
    pub software: bool,
}

/// Checks for a display before the engine starts.
///
/// # Errors
/// Why nothing can be shown, and the remedy.
pub fn find_display() -> Result<(), String> {
    if cfg!(target_os = "linux") { display_of(&|name| std::env::var(name).ok()) } else { Ok(()) }
}

fn display_of(variable: &dyn Fn(&str) -> Option<String>) -> Result<(), String> {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let wayland = set("WAYLAND_DISPLAY");
    let x11 = set("DISPLAY");
    if wayland.is_none() && x11.is_none() && set("WAYLAND_SOCKET").is_none() {
        return Err(format!(
            "Menagerie needs a screen: neither WAYLAND_DISPLAY nor DISPLAY is set. Start it from a desktop session, or set DISPLAY.{}",
            in_the_terminal()
        ));
    }
    let runtime = set("XDG_RUNTIME_DIR").unwrap_or_default();
    let opens = set("WAYLAND_SOCKET").is_some()
        || wayland.as_ref().is_some_and(|name| opens_socket(PathBuf::from(&runtime).join(name)))
        || x11.as_ref().is_some_and(|name| opens_x11(name));
    if opens {
        return Ok(());
    }
    let named = x11.or(wayland).unwrap_or_default();
    Err(format!(
        "Menagerie cannot open the screen {named}: nothing answers there. Check DISPLAY or WAYLAND_DISPLAY, or start it from a desktop session.{}",
        in_the_terminal()
    ))
}

/// Whether the X server accepts a connection; `true` for names that this cannot parse, which are
/// left to the window library.
fn opens_x11(display: &str) -> bool {
    let Some((host, rest)) = display.rsplit_once(':') else {
        return true;
    };
    let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
        return true;
    };
    if host.is_empty() || host == "unix" {
        opens_socket(PathBuf::from(format!("/tmp/.X11-unix/X{number}")))
            || opens_abstract(&format!("/tmp/.X11-unix/X{number}"))
    } else {
        std::net::TcpStream::connect((host, 6000 + number)).is_ok()
    }
}

#[cfg(unix)]
fn opens_socket(path: PathBuf) -> bool {
    std::os::unix::net::UnixStream::connect(path).is_ok()
}

#[cfg(not(unix))]
fn opens_socket(_path: PathBuf) -> bool {
    true
}

#[cfg(target_os = "linux")]
fn opens_abstract(name: &str) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    SocketAddr::from_abstract_name(name)
        .is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
}

#[cfg(not(target_os = "linux"))]
fn opens_abstract(_name: &str) -> bool {
    false
}

/// Installs a hook for the engine's panics about missing drivers: known ones become a line that a
/// player can act on.
pub fn explain_engine_failures() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or_default();
        match remedy(text, std::env::var("WGPU_BACKEND").ok().as_deref()) {
            Some(remedy) => {
                eprintln!("{remedy}{}", in_the_terminal());
                // There is nothing to save yet, and unwinding through the engine would only add
                // noise.
                std::process::exit(1)
            }
            None => usual(info),
        }
    }));
}

/// What helps after a panic of the engine; `backend` is the way to draw that the player asks for.
fn remedy(panic: &str, backend: Option<&str>) -> Option<String> {
    if panic.contains("Unable to find a GPU") {
        let asked = backend.filter(|backend| !backend.is_empty());
        let asked = asked.map_or_else(String::new, |backend| {
            format!(" WGPU_BACKEND is set to {backend}: start it without that, too.")
        });
        Some(format!("{NO_DRIVER}{asked}"))
    } else if panic.contains("EventLoop") || panic.contains("event loop") {
        Some(NO_WINDOW.to_owned())
    } else {
        None
    }
}

const NO_DRIVER: &str = "Menagerie found no way to draw: no graphics driver answers. On Linux it needs one for Vulkan \
                         (Debian: mesa-vulkan-drivers), on Windows one for Direct3D 12 or Vulkan.";
const NO_WINDOW: &str = "Menagerie could not open a window: the window system's libraries are missing \
                         (Debian: libxkbcommon-x11-0 libx11-6 libxcursor1 libxi6).";

/// Stores the [`Adapter`] in use.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, name_the_adapter);
}

fn name_the_adapter(info: Option<Res<RenderAdapterInfo>>, mut commands: Commands) {
    let Some(info) = info else { return };
    // The type is in a dependency of the engine's that this crate does not name, hence the text.
    let software = format!("{:?}", info.device_type) == "Cpu";
    if software {
        info!(
            "No graphics card in use: {} draws on the processor. It works, only slower.",
            info.name
        );
    }
    commands.insert_resource(Adapter { name: info.name.clone(), software });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_display_the_remedy_is_told() {
        let told = display_of(&|_| None).expect_err("no display");
        assert!(told.contains("DISPLAY") && told.contains("simulate"));
        assert_eq!(told.lines().count(), 1);
    }

    #[test]
    fn a_display_that_nobody_serves_is_named() {
        let told = display_of(&|name| (name == "DISPLAY").then(|| ":7654".to_owned()))
            .expect_err("nobody there");
        assert!(told.contains(":7654"));
    }

    #[test]
    fn without_a_driver_the_remedy_names_one_and_a_way_to_draw_that_was_asked_for() {
        let panic = "Unable to find a GPU! Make sure you have installed required drivers!";
        let told = remedy(panic, None).expect("a remedy");
        assert!(told.contains("Vulkan") && !told.contains("WGPU_BACKEND"), "{told}");
        assert_eq!(remedy(panic, Some("")), Some(told));
        let told = remedy(panic, Some("gl")).expect("a remedy");
        assert!(told.contains("WGPU_BACKEND is set to gl"), "{told}");
        assert_eq!(told.lines().count(), 1);
        assert_eq!(remedy("index out of bounds", Some("gl")), None);
    }
}
