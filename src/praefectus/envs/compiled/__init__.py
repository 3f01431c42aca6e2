"""What the environments compile; a folder of its own, because compiled code is kept by the state of its sources."""
