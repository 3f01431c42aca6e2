"""The models of everything that is sent and received."""
