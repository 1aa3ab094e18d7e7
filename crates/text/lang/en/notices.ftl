# Notices: how the server tells somebody that it is their turn, and where they choose how.

heading = Notices
why = When it is your turn at a table over days: one notice a turn, none while you look.
push-on = Tell me on this device
push-off = Stop on this device
push-refused = This browser does not let the page send notices. Allow them in its settings for this site, then try again.
mail = E-mail address
mail-add = Send a link to confirm it
mail-waits = open the link we sent to confirm it
mail-drop = Stop e-mail to this address
quiet = Quiet hours
quiet-from = From
quiet-to = To
quiet-save = Keep it quiet then
quiet-off = No quiet hours
stop-all = Stop all notices
stopped = Notices to this address have stopped.
confirmed = Confirmed: notices go to this address from now on.
subject = Your turn: { $table }
body = { $name }, it is your turn at { $table }.
webhook = { $name }: your turn at { $table }.
open-link = Open the table: { $url }
stop-link = Stop these mails: { $url }
confirm-subject = Confirm this address for kaiju
confirm-body = { $name } wants notices from a kaiju server to come to this address. If that is you, open this link within a day: { $url } If not, do nothing: no other mail follows.
link-dead = This link does not work any more: it was used before, or it is too old. Your account page shows where notices go.
