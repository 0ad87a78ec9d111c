"""The pitch of the match table: ground, ball, signs, and what moves on it."""
