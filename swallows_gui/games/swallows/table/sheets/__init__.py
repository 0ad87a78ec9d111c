"""What stands beside every tournament: record sheet, bracket and accounts."""
