"""The application without a server: in a web worker, with games stored by the browser."""
