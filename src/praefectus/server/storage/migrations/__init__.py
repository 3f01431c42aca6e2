"""Migrations, run by Alembic at every start of the server."""
