"""The screens of Millions of Swallows, one file each: setting up, draft, bets, groups, pay-out, album."""
