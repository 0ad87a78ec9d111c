"""The data of the games, read, checked and compiled to plain tables; rule book and tutorial; where data lies."""
