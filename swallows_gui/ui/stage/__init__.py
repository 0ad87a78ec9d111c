"""The stage on which tables are built: one picture fills it, and widgets lie over it. It knows no card and no game."""
