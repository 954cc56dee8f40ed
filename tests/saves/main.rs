//! Saves of every game: kept, listed and carried about, and whatever damage befalls them told.

mod damage;
mod folder;
mod matches;
mod shelf;
