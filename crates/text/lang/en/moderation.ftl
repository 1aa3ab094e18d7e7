# What players report, and tables for children.

child-table = For children: emotes only, no names typed, gentle bots
read-aloud = Read aloud
report = Report somebody
report-why = The host of this server sees the name, the last lines of the chat and who reported it.
report-talk = What { $who } says
report-name = The name “{ $who }”
reported = Reported
