# Everything sets itself up: a virtual environment in .venv, its packages, the page.
# `make play` installs what playing needs (requirements-play.lock), the other commands also what tests and checks need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
# uv installs several packages at a time; where it has no build for a machine, pip does it, only slower.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
LEAST := .venv-least
DOCS := .venv-docs
PAGE := src/praefectus/server/static/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: play test test-long test-least lint bench bench-peers screenshots page wasm site docs setup clean

play: page                  ## open the place to play
	$(BIN)/praefectus serve --open

test: setup page            ## every test but the long ones
	$(BIN)/python -m tests.prepare
	# What fails is run once more, alone: a busy machine can be too slow for two at a time.
	$(BIN)/pytest --numprocesses 2 --ignore tests/browser || $(BIN)/pytest --last-failed --ignore tests/browser
	$(BIN)/pytest --numprocesses 2 --dist loadfile tests/browser || $(BIN)/pytest --last-failed tests/browser

test-long: setup page       ## a million games, load, crash tests
	$(BIN)/python -m tests.prepare
	$(BIN)/pytest -m long

test-least: page            ## what matters most, with the least version of every package
	$(PYTHON) -m venv $(LEAST)
	$(LEAST)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements-least.txt
	$(LEAST)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	$(LEAST)/bin/python -m pip check
	$(LEAST)/bin/python -m tests.prepare
	$(LEAST)/bin/python -m pytest tests/engine tests/golden tests/game tests/rules tests/cli tests/agents/test_learned.py \
		tests/server/test_play.py tests/server/test_storage.py tests/server/test_page.py

lint: setup                 ## form, types, layers and messages of everything, Python and page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m praefectus.language.check
	$(BIN)/python -m praefectus.language.comments
	$(BIN)/python -m praefectus.language.literals
	$(BIN)/python -m praefectus.reference.untranslated
	$(BIN)/python web/build_page.py check

bench: setup page           ## one table in the terminal, one JSON file
	$(BIN)/python benchmarks/run.py

bench-peers: setup          ## others' engines, in environments of their own
	$(BIN)/python benchmarks/peers.py

screenshots: setup page     ## every board and page into docs/screenshots
	$(BIN)/python -m tests.prepare
	$(BIN)/python -m tests.browser.screenshots

wasm: setup                 ## the rules in WebAssembly, where they have changed
	$(BIN)/praefectus compile --wasm

site: setup page wasm       ## the whole game as files for any web host, in the folder site/
	$(BIN)/praefectus site site

docs: setup                 ## all documents and the API reference as a site, in the folder build/docs/
	$(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check 'mkdocs-material>=9.7' 'mkdocstrings[python]>=1.0' 'ruff>=0.17.4'
	$(DOCS)/bin/mkdocs build --strict

page: $(PAGE)
setup: $(READY)

$(PLAYABLE): pyproject.toml requirements-uv.lock requirements-play.lock requirements-node.lock
	$(PYTHON) -m venv $(VENV)
	-$(PIP) --requirement requirements-uv.lock
	$(UV) --requirement requirements-play.lock || $(PIP) --requirement requirements-play.lock
	$(BIN)/python web/build_page.py has-node || $(PIP) --requirement requirements-node.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(READY): $(PLAYABLE) requirements.lock
	$(UV) --requirement requirements.lock || $(PIP) --requirement requirements.lock
	touch $@

$(PAGE): $(PLAYABLE) $(PAGE_SOURCES)
	$(BIN)/python web/build_page.py

clean:
	rm -rf $(VENV) $(LEAST) $(DOCS) build web/node_modules src/praefectus/server/static
