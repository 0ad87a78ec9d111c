"""The window looked at on behalf of a trial: what it says, what can be clicked, how it is. Only trials load it."""
