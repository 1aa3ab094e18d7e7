### The monsters: a line to say hello with; their names are the same in every language. The species: a name, too.

## Monsters

monster-gigazaur =
    .intro = Slept through the ice age, woke up in a bad mood, and has not had breakfast since.

monster-kraken =
    .intro = Came up from the deep because somebody down there complained about the noise of ships.

monster-cyber-bunny =
    .intro = Soft ears, a steel suit and a very long list of grudges: nobody steals this rabbit's carrots twice.

monster-the-king =
    .intro = An ape the size of a tower block who is sure the city already belongs to him and merely wants the keys.

monster-meka-dragon =
    .intro = Built to guard the city, upgraded to guard it better, and now keeps it safe from everything that moves.

monster-alienoid =
    .intro = Crossed half the galaxy on a peaceful mission, then tasted electricity.

monster-space-penguin =
    .intro = Waddled down from a frozen moon and finds Tokyo far too warm, a mistake that can be put right.

monster-cyber-kitty =
    .intro = Purrs like a power station, scratches like a bulldozer and knocks skyscrapers off the table just to watch.

monster-godzilla =
    .intro = Does not hate the city at all, it just happens to lie between the sea and where he wants to be.

monster-mothra =
    .intro = Wishes nobody any harm, which is hard to believe from under a wing that covers three streets.

monster-rodan =
    .intro = Arrives a little ahead of his own thunderclap and leaves before the windows hit the ground.

monster-king-gidorah =
    .intro = Three heads, three opinions, one golden temper: whatever they agree on, it will not be good for you.

monster-mechagodzilla =
    .intro = A copy in every detail, apart from the missiles, the rockets and the complete lack of doubt.

monster-gigan =
    .intro = Hooks for hands and a saw for a belly: hugs are declined, contracts are accepted.

## Species

species-mutant = Mutant
    .plural = Mutants
    .intro = Born here, changed for good.

species-invader = Invader
    .plural = Invaders
    .intro = Not from around here, and staying.

species-robot = Robot
    .plural = Robots
    .intro = Made by hands that now wish they had not.
