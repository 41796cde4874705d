# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
#
# `make run` serves an app, `make test` runs all checks. Everything else is a part of these two, or housekeeping.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

APP ?= Challenge
PORT ?= 8080
PREFIX ?= $(HOME)/.local
ROUNDS ?= 1000000
MINUTES ?= 20
SEED ?= 1
REF ?= HEAD
# Without the seeds' own blocks, which keep their form where they are unpacked (Apps/.build-seeds).
FORMATTED = find Package.swift Sources Tests Apps Benchmarks -name '.build*' -prune -o -name '*.swift' -print0 | xargs --null

.PHONY: help install run previews snapshots test test-changed test-scripts test-engine test-client test-apps test-browser fuzz agree bench bench-compare soak sanitize container-check mutants support documentation format lint clean doctor setup

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing: system packages, Python tools, fonts
	@Scripts/setup

install: ## the command `vitrine` for your own apps, into PREFIX=~/.local
	@Scripts/setup
	@Scripts/install '$(PREFIX)'

run: ## build and serve an app: APP=Challenge|Neva|UserDirectory, PORT=8080
	@Scripts/run '$(APP)' '$(PORT)'

previews: ## the gallery of an app's previews: APP=Challenge|Neva|UserDirectory, PORT=8080
	@Scripts/run '$(APP)' '$(PORT)' previews

snapshots: ## photograph an app's previews: APP=Challenge, ARGUMENTS='--matrix scheme --only Home*'
	@Scripts/snapshots '$(APP)' $(ARGUMENTS)

test: ## everything that has to hold on a clean clone
	@Scripts/test scripts engine client documents apps browser command

test-changed: ## what a change can reach, from SINCE=main on; ONLY='engine apps' leaves other parts out, PLAN=1 only says what would run
	@Scripts/setup >&2
	@source Scripts/common.sh; "$$VITRINE_PYTHON" Scripts/test_changed.py $(if $(SINCE),--since $(SINCE)) $(if $(PLAN),--plan) $(if $(ONLY),--only $(ONLY))

test-scripts: ## the set-up scripts and the derived fonts
	@Scripts/test scripts

test-engine: ## the engine
	@Scripts/test engine

test-client: ## the browser's client against the engine, in Chromium
	@Scripts/test client

test-apps: ## the apps, their API and the server
	@Scripts/test apps

test-browser: ## the walk through Challenge in Chromium
	@Scripts/test browser

fuzz: ## a million altered messages, a tenth as many changes of stores whose process is killed, and a hundredth as many stories of links, nodes and stores: ROUNDS=1000000 (make test tries thousands)
	@Scripts/setup
	VITRINE_FUZZ=$(ROUNDS) Scripts/swiftpm test --filter 'ClientMessageTests|InjectionTests|CrashTests|LinkModelTests|FleetModelTests'

agree: ## random screens, ROUNDS=1000 from SEED=1 on, look the same in Chromium and in the raster's pictures
	@Scripts/setup
	@Scripts/agree '$(if $(filter command line,$(origin ROUNDS)),$(ROUNDS),1000)' '$(SEED)'

bench: ## release build of Benchmarks/, prints JSON lines {name, value, unit, against}, kept in Benchmarks/Results: GROUPS='rows fleet'
	@Scripts/setup >&2
	@Scripts/bench $(GROUPS)

bench-compare: ## the benchmarks at REF and here in alternating rounds: REF=main~1, ROUNDS=5, GROUPS='rows render'
	@Scripts/setup >&2
	@source Scripts/common.sh; "$$VITRINE_PYTHON" Scripts/bench_compare.py '$(REF)' --rounds $(if $(filter command line,$(origin ROUNDS)),$(ROUNDS),5) $(GROUPS)

soak: ## random users use a release build of APP for MINUTES=20, SEED=1: nothing of them may be left
	@Scripts/setup >&2
	@SEED='$(SEED)' Scripts/soak '$(MINUTES)' "$$(tr A-Z a-z <<<'$(APP)')"

sanitize: ## tests under sanitizers: addresses and leaks of the engine, or KIND=thread of the server; TARGETS='VitrineWebTests ...'
	@Scripts/setup
	@Scripts/sanitize $(if $(filter thread,$(KIND)),--thread) $(TARGETS)

container-check: ## the steps of the operator's container file in an empty root (as root, with debootstrap; some minutes)
	@Scripts/setup
	@Scripts/container-check

mutants: ## every patch of Tests/Mutants must turn the engine's tests red
	@Scripts/setup
	@source Scripts/common.sh; "$$VITRINE_PYTHON" Scripts/mutants.py $(MUTANTS)

support: ## write Documentation/Support.md anew
	@Scripts/support

documentation: ## write the documentation of the modules that apps import, to .cache/documentation
	@Scripts/setup
	@Scripts/documentation

format: ## format all Swift sources in place
	$(FORMATTED) swift format --in-place --parallel

lint: ## report what the formatter would change, and what it forbids
	$(FORMATTED) swift format lint --strict --parallel

doctor: ## say what this machine has and lacks
	@Scripts/doctor

clean: ## remove everything that the other targets made
	rm -rf .build .build-* Apps/.build-* .venv .cache Artifacts
