"""How good people are: ratings from the stored results."""
