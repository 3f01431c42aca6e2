"""The data of the modules: a file each, with the shape of its data file and the function that reads it."""
