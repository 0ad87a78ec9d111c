"""The laboratory: games by the thousand, measured. No Qt here; the command line prints what these functions return."""
