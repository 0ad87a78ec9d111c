"""Qt item models over a seat's view: record sheet, group tables, hands, accounts, log, betting slip, bracket."""
