# What is new in every version, for players; the newest first

news-title = What’s new
news-open = What’s new
news-version = Version { $version }
news-this-version = In this version

## 1.0.0
news-1-0-0-opponents = Six computer opponents in every game, from Pip the chick to Athena the owl. None of them knows more than a player in its place.
news-1-0-0-puzzles = Puzzles in every game, one for every day, and lessons that teach each rule on a board of its own.
news-1-0-0-story = The result tells the story of the match in five small boards. Every match can be replayed, reviewed, and kept as a film.
news-1-0-0-packs = Packs add boards, animals, pictures, sounds and colors, in a browser too.
news-1-0-0-editor = The editor of boards makes levels of your own, and you can play them at once.
news-1-0-0-everyone = Mouse, finger, keyboard, gamepad and screen reader all reach everything. There are four palettes, large text and less motion.
news-1-0-0-anywhere = The game is here for Windows, macOS and Linux, and for browsers, where it also plays without a network after the first visit.
