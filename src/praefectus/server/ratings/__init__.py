"""How strong people are: ratings from the stored results."""
