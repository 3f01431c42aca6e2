"""The machines on which the rules run: interpreted, compiled for the CPU, a GPU and browsers; batches of games."""
