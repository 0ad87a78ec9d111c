"""What there is to see when the game is over: purses, money and chances over time, dice."""
