"""The fourth engine: the rules compiled to WebAssembly, for browsers and for Node."""
