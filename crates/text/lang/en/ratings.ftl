# How strong players are, and where that is shown.

ratings = Ratings
about = Games at tables that were made to count. One list for each edition and number of players; the bots are in it, too. The order is by the rating less its margin.
edition = Edition
seats = Players
place = Place
player = Player
rating = Rating
games = Games
with-margin = { $rating } ± { $margin }
measured = measured
gone = an account that is gone
counted = { $people } people have a rating here, from { $games } games.
yours = Your ratings
between = between “{ $lower }” and “{ $upper }”
above = above “{ $bot }”
below = below “{ $bot }”
rated-table = The game counts for ratings: no coach, one account a seat
