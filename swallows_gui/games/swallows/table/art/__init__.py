"""The scenes on the cards of Millions of Swallows."""
