"""What stands beside every game: record sheet, bracket and accounts."""
