"""The minds of Power Soccer: what there is to decide is which of two dice counts, and whether to try for the ball."""
