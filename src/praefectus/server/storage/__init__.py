"""Storage: the database, its schema, and the migrations."""
