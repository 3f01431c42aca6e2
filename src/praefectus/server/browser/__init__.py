"""The application without a server: in a worker of the browser, with games kept by the browser."""
