"""The operator's commands: settings as flags, administration, backups."""
