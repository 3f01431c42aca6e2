"""Storage: the database, its shape, and the steps from one shape to the next."""
