"""Several server processes on one PostgreSQL: skip this package if you run one process."""
