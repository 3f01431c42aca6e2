"""The fourth machine: the rules compiled to WebAssembly, for browsers and for Node."""
