"""How seats that look ahead draft and bet (S1.3, S1.4, S2)."""
