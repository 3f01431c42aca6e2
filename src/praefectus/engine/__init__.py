"""The machines on which the rules run: interpreted, compiled for the CPU, compiled for a GPU; batches of games."""
