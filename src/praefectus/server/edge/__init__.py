"""HTTP and WebSocket, limits per address, and the built page."""
