"""The engines that run the rules: interpreted, compiled for the CPU, a GPU and browsers; batches of games."""
