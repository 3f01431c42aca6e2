"""Search: the network's best choices are played out many times."""
