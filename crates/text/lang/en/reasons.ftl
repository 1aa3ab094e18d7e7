# Why a bot chose what it did, from the values it compared.

ask-why = Why this choice?
random = { $name } picks at random: { $chosen } is one of { $n } answers, each as likely as any other.
habit = { $name } compares nothing here. It always answers this question by the same rule: { $chosen }.
no-gain = { $name } chooses { $chosen }: no power seems worth using.
alone = { $name } chooses { $chosen } and has tried nothing else.
gain-score = { $name } chooses { $chosen }: by its own count that is worth { $points } more than doing without.
gain-chance = { $name } chooses { $chosen }: its chance to win is { $points } points higher than without.
score = { $name } chooses { $chosen }: its own count says { $worth }. { $other } comes next with { $less }, { $apart } less.
chance = { $name } chooses { $chosen }: it sees a chance to win of { $worth }. { $other } comes next with { $less }, { $apart } points less.
wins = { $name } chooses { $chosen }: it wins { $worth } of the games it imagines. { $other } comes next with { $less }, { $apart } points less.
secret = { $name } does not say while the game continues: it would show what it holds.
no-choice = No bot had a choice there.
