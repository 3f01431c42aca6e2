"""The static site: the whole game as files that any web host can serve and a browser can store for use offline."""
