"""The four machines on which the rules run: interpreted, compiled for the CPU, for a GPU, and for browsers."""
