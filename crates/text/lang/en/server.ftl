# What a table server says to people. The ids of refusals are the words of the protocol.

refused-seq-conflict = Something else happened first. Look at the table again.
refused-illegal-action = That is not one of the legal answers.
refused-not-your-turn = It is another player's decision.
refused-id-reused = This id was already used for something else. Use a new one.
refused-rate-limited = Too many requests. Wait a moment and try again.
refused-storage-unavailable = The server cannot save right now. Nothing is lost; try again in a moment.
refused-outcome-unknown = It is not known whether that was saved. Send the same again: it counts only once.
refused-unavailable = The server is busy or restarting. Try again in a moment.
refused-game-over = The game is over.
refused-upgrade-required = Your client and the server speak different versions. Update the older one.
refused-forbidden = Not found, or you don't have access.
refused-bad-request = The request cannot be read. Check it against the description of the API.
refused-too-large = The request is larger than the limit.
refused-bad-method = This address does not take that method.
refused-bad-type = The body has to be JSON, with the content type application/json.
refused-bad-setup = This edition, rulebook, option or number of seats is not possible. Two to six monsters play.
refused-bad-bot = There is no such bot, or it thinks for too long.
refused-bad-name = A name has 1 to 24 visible characters. Invisible, private and unassigned characters, and more than two marks on one letter, are not allowed.
refused-bad-monster = There is no such monster.
refused-monster-taken = Another player has that monster. Choose another.
refused-seat-taken = That seat is taken, or no seat is free.
refused-seats-empty = A seat is still waiting for its player. Invite someone or give it to a bot.
refused-not-begun = The game has not started yet.
refused-begun = The game has already started.
refused-not-over = The game is not over yet.
refused-bad-reveal = This is not the next element of the seat's chain.
refused-name-taken = That name is taken, or looks like one that is. Choose another.
refused-foreign-origin = This page does not belong to the server and may not use it.
refused-foreign-host = This server is not known by the name in the address. Its operator can allow the name with --host or --url.
refused-other-rules = This game cannot be played here: its rules differ from this server's, or it was set aside after a fault.
refused-unknown = Unknown error.

no-client = kaiju is running. The page to play in was not built into this program; `cargo xtask play` builds both. Bots can play over the API: see /api.
