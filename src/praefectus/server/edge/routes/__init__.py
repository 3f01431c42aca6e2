"""The HTTP interface by subject. docs/protocol.md is generated from its docstrings and models (http_document.py)."""
