"""The stage that tables are built on: one picture fills it, and the parts lie over it. It knows no card and no game."""
