# The two commands: `make play` and `make test`. `make help` lists the rest.

PYTHON  ?= python3
VENV    ?= .venv
WORKERS ?= 2
# System packages (Python's venv, Chromium, a C compiler) come by apt-get, as root alone: `yes` installs them unasked, `no`
# leaves them out, and else whoever can answer is asked (tools/apt.py).
APT     ?= $(TOUCHLINE_APT)
export TOUCHLINE_APT := $(APT)
# The commit whose speed `make soak` compares with: that of the last release.
RELEASE ?= e97afe8

BIN := $(VENV)/bin
RUN := $(BIN)/python
PIP := $(RUN) -m pip --disable-pip-version-check --quiet
FAST := $(CURDIR)/build/fast-O
PLAY_READY := $(VENV)/.ready-to-play
TEST_READY := $(VENV)/.ready-to-test
PAGE := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/touchline/languages/*/page.toml) \
	hatch_build.py tools/page.py

# tools/fast.py ends with this status where there is no C compiler.
NO_COMPILER := 3

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint types page plain compiled format fast soak bench clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: $(PLAY_READY) ## set everything up and open the games in the browser
	@$(BIN)/touchline serve --open

test: lint types page plain compiled ## set everything up and run every check and test

lint: $(TEST_READY) ## check style and layout
	$(RUN) tools/numbering.py --check
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(TEST_READY) ## check types
	$(RUN) -m mypy

page: $(TEST_READY) ## build the browser's page, check its types and run its own tests
	$(RUN) tools/page.py build
	$(RUN) tools/page.py check
	$(RUN) tools/page.py test

plain: $(TEST_READY) page ## run all tests on the plain build
	@$(RUN) tools/chromium.py
	TOUCHLINE_BUILD=plain $(RUN) -m pytest -n $(WORKERS)

compiled: $(TEST_READY) ## run the engine's tests on the compiled build
	@status=0; TOUCHLINE_OPT=0 $(RUN) tools/fast.py --install-compiler || status=$$?; \
	if [ $$status -eq $(NO_COMPILER) ]; then \
		echo; \
		echo '********************************************************************************'; \
		echo '** LEFT OUT: the tests of the compiled build, as this machine cannot compile. **'; \
		echo '********************************************************************************'; \
	elif [ $$status -ne 0 ]; then \
		exit $$status; \
	else \
		set -x; \
		PYTHONPATH=$(FAST)0 TOUCHLINE_BUILD=compiled $(RUN) -m pytest -n $(WORKERS) -m 'engine and not soak'; \
	fi

format: $(TEST_READY) ## put style and layout right, number what games declare and list it
	$(RUN) tools/numbering.py
	$(RUN) tools/actions.py
	$(RUN) -m ruff check --fix .
	$(RUN) -m ruff format .

fast: $(TEST_READY) ## compile the engine into build/fast-O3
	@TOUCHLINE_OPT=3 $(RUN) tools/fast.py
	@echo "To use it: PYTHONPATH=$(FAST)3 $(BIN)/touchline ..."

soak: $(TEST_READY) fast ## run the long tests: 100,000 games, many more examples, mutants of the rules
	PYTHONPATH=$(FAST)3 TOUCHLINE_BUILD=compiled $(RUN) -m pytest -n $(WORKERS) -m soak
	HYPOTHESIS_PROFILE=soak TOUCHLINE_BUILD=plain $(RUN) -m pytest -n $(WORKERS) -m engine
	PYTHONPATH=$(FAST)3 HYPOTHESIS_PROFILE=soak TOUCHLINE_BUILD=compiled \
		$(RUN) -m pytest -n $(WORKERS) -m engine
	$(RUN) tools/mutants.py
	$(RUN) tools/mutants.py --game blitz-bowl
	$(BIN)/touchline bench --against $(RELEASE)

bench: $(TEST_READY) fast ## measure speed, plain and compiled
	$(BIN)/touchline bench
	PYTHONPATH=$(FAST)3 $(BIN)/touchline bench

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/touchline/server/site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(RUN):
	@sh tools/venv.sh "$(PYTHON)" "$(VENV)"

$(PLAY_READY): pyproject.toml $(PAGE) | $(RUN)
	@echo 'Installing Touchline into $(VENV) ...'
	@$(PIP) install --editable '.[server]'
	@touch $@

$(TEST_READY): pyproject.toml | $(RUN)
	@echo 'Installing Touchline and its development packages into $(VENV) ...'
	@$(PIP) install --editable '.[dev]'
	@touch $(PLAY_READY) $@
