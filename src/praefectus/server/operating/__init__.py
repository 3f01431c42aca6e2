"""What an operator does with the server: settings as flags, administration, backups."""
