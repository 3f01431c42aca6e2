"""The edge: HTTP and WebSocket, limits of addresses, the built page."""
