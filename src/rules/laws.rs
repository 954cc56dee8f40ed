//! Laws every game keeps, checked by playing at random. Written once, run for each game by a line.
