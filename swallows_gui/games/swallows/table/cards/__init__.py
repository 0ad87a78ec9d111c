"""The cards of Millions of Swallows: faces, backs, fans of them, and the large card."""
