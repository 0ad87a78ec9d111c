"""The rules of Final Whistle: squads, hidden tactics, six quarters of an hour."""
