"""`python packaging/bench soak clicks`: the real window under random mouse, keys and wheel, watched from outside."""
