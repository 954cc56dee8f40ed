//! Saves of every game can be kept, listed and moved, and any damage is reported.

mod damage;
mod folder;
mod matches;
mod shelf;
