"""Training the network by self-play; needs PyTorch."""
