# alrender. `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

SWIFT ?= swift
# The scene that `make render` reads and the file that it writes; ARGS are additional options.
SCENE ?= Scenes/showcase/login-card.yaml
OUT ?= out.png
ARGS ?=
PREFIX ?= /usr/local
# The project's address, which packages and pages name; 'make address' puts another one in place of this one.
ADDRESS ?= https://your.server/alrender
export ADDRESS
# The path of the static site on its server, such as /alrender; empty for the root.
SITE_PATH ?=
# `make BOOTSTRAP=no ...` installs no packages.
BOOTSTRAP ?= yes

# `make fuzz SECONDS=600 TARGETS='scene nib'`; the shell has its own variable with that name.
FUZZ_SECONDS := $(if $(filter command line,$(origin SECONDS)),$(SECONDS),60)
TARGETS ?=

ALRENDER := .build/release/alrender
DEBUG_ALRENDER := .build/debug/alrender
# A folder with the archive of libstdc++ but not its shared library, so that the linker uses the archive:
# the shared library has more symbols to look up at each start than all other libraries together.
STATIC := .build/static
# The functions that first renders call, in link order: each has its own section.
ORDER := $(STATIC)/functions.txt
RELEASE_FLAGS := -c release --static-swift-stdlib --product alrender \
  $(addprefix -Xswiftc ,-L$(CURDIR)/$(STATIC) -gnone -Xfrontend -function-sections) \
  $(addprefix -Xlinker ,--symbol-ordering-file=$(CURDIR)/$(ORDER) --no-warn-symbol-ordering \
    --script=$(CURDIR)/Scripts/private-functions.ld)
EXAMPLE_FLAGS := --scratch-path .build --disable-build-manifest-caching
SOURCES_TO_LINT := Package.swift Sources Tests Examples Packages/PortUIKit/Sources \
  Packages/PortUIKit/Plugins Packages/PortUIKit/Tests Fuzz/Package.swift Fuzz/Targets \
  Fuzz/Sources/Fuzz

.PHONY: help
help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | \
	  while IFS=$$'\t' read -r name what; do printf '  make %-20s %s\n' "$$name" "$$what"; done

.PHONY: bootstrap
bootstrap: ## Install missing Debian packages
ifneq ($(BOOTSTRAP),no)
	@SWIFT=$(SWIFT) Scripts/bootstrap.sh
endif

.PHONY: build
build: bootstrap static ## Build the release binary with the static Swift runtime
	$(SWIFT) build $(RELEASE_FLAGS)
	@# The functions of first renders are known once the program runs: then it is linked again in their order.
	@if Scripts/order-functions.sh $(ALRENDER) $(ORDER); then \
	  rm $(ALRENDER); $(SWIFT) build $(RELEASE_FLAGS) && touch $(ORDER); fi

.PHONY: static
static:
	@mkdir -p $(STATIC)
	@[[ -e $(ORDER) ]] || touch -d @0 $(ORDER)
	@ln -sf "$$(g++ -print-file-name=libstdc++.a)" $(STATIC)/

.PHONY: render
render: bootstrap ## Render SCENE to OUT (both have defaults) with the debug build
	@# The debug build takes a third of the release build's time, and its objects serve the tests.
	@[[ -e $(DEBUG_ALRENDER) ]] || \
	  echo "Building alrender for the first time: some two to four minutes on two cores."
	$(SWIFT) build --product alrender
	@$(DEBUG_ALRENDER) render "$(SCENE)" -o "$(OUT)" $(ARGS)
	@echo "rendered $(SCENE) to $$(realpath -- "$(OUT)")"
	@echo "This was the debug build; 'make install' and the packages are optimised."

.PHONY: address
address: ## Put ADDRESS in place of the project's address, here and in all pages
	@Scripts/address.sh "$(ADDRESS)"

.PHONY: assets
assets: build ## Draw the pictures that scenes use, from the scenes beside them
	@$(ALRENDER) render Scenes/assets/*.yaml -o 'Scenes/{scene}@{scale}x.png'

.PHONY: readme
readme: build ## Draw the README's pictures again
	@$(ALRENDER) Scenes/showcase/profile-card.yaml -o Documentation/Images/profile-card.png
	@$(ALRENDER) Scenes/showcase/profile-card.yaml --rtl --dark \
	  -o Documentation/Images/profile-card-rtl-dark.png

.PHONY: sheets
sheets: build ## Draw the contact sheets of the gallery for the documentation
	@Scripts/gallery-sheets.sh $(ALRENDER)

.PHONY: guide
guide: build ## Update the scenes, pictures and tables of keys in the user guide
	Scripts/guide.py $(ALRENDER)
	@$(ALRENDER) animate Scenes/format/states.yaml --to keyboard --frames 5 --scale 1 \
	  --filmstrip Documentation/Images/guide/filmstrip.png
	@Scripts/storyboard-pictures.sh $(ALRENDER)

.PHONY: record
record: build ## Record goldens, overlays, help and the messages of broken scenes, and list the changes
	@$(ALRENDER) record || [[ $$? == 1 ]]
	@Scripts/record-broken-scenes.sh $(ALRENDER)
	@Scripts/record-overlays.sh $(ALRENDER)
	@Scripts/record-help.sh $(ALRENDER)

.PHONY: test
test: bootstrap ## Build and run every test, verify the goldens, validate every scene, check the format
ifneq ($(BOOTSTRAP),no)
	@Scripts/bootstrap.sh poppler-utils
endif
	$(SWIFT) build --build-tests
	@SWIFT="$(SWIFT)" Scripts/suite.sh
	.build/debug/alrender verify --ci
	Scripts/validate-scenes.sh .build/debug/alrender
	Scripts/validate-junit.sh .build/debug/alrender
	Scripts/validate-findings.sh .build/debug/alrender
	Scripts/random-components.py .build/debug/alrender
	Scripts/seeded-mistakes.py .build/debug/alrender
	Scripts/guide.py .build/debug/alrender --check
	Scripts/check-lessons.sh .build/debug/alrender
	$(MAKE) --no-print-directory test-example BOOTSTRAP=no
	$(MAKE) --no-print-directory test-port
	$(MAKE) --no-print-directory lint

.PHONY: test-accessibility
test-accessibility: ## Judge the audit of accessibility: 1,000 pairs of colours, 60 planted faults, the gallery
	$(SWIFT) build --product alrender
	Scripts/accessible_screens.py .build/debug/alrender

.PHONY: test-report
test-report: ## Test the report's page and the catalogue's in a headless Chromium
	@Scripts/bootstrap.sh chromium
	$(SWIFT) build --product alrender
	Scripts/test-report.sh .build/debug/alrender

.PHONY: test-live
test-live: ## Test and time the live page in a headless Chromium
	@Scripts/bootstrap.sh chromium
	$(SWIFT) build --product alrender
	Scripts/test-live.sh .build/debug/alrender

.PHONY: test-site
test-site: build ## Build the site and check every page in a headless Chromium
	@Scripts/bootstrap.sh chromium
	SWIFT=$(SWIFT) Scripts/test-site.sh $(ALRENDER)

.PHONY: test-lsp
test-lsp: ## Test the language server through pytest-lsp and a headless Neovim
	@Scripts/bootstrap.sh neovim
	$(SWIFT) build --product alrender
	Scripts/test-lsp.sh .build/debug/alrender

.PHONY: test-example
test-example: bootstrap ## Run the sample packages: tests of layouts and of an app, programs that draw pictures
	@# They share the products of this package's build. The build plan is made again for each package,
	@# and removed at the end, so that the next build does not mistake it for its own.
	$(SWIFT) test $(EXAMPLE_FLAGS) --package-path Examples/LayoutTests
	$(SWIFT) test $(EXAMPLE_FLAGS) --package-path Examples/ContactsApp
	$(SWIFT) build $(EXAMPLE_FLAGS) --package-path Examples/Rendering
	@rm -f .build/debug.yaml
	.build/debug/RenderService Scenes/showcase/login-card.yaml .build/pictures
	.build/debug/DrawView .build/pictures/view.png

.PHONY: test-port
test-port: ## Test the rewriter of code written for UIKit
	@# The folder where port-uikit itself builds the rewriter, by the same name: under two names its modules are two.
	$(SWIFT) build --product port-uikit
	$(SWIFT) test --package-path Packages/PortUIKit --scratch-path "$$(realpath .build/debug)/port-uikit.build"
	@# Without a file to rewrite yet, a target is built from its own.
	$(SWIFT) build --package-path Packages/PortUIKit/Tests/EmptyFolder \
	  --scratch-path "$$(realpath .build/debug)/port-uikit.build"
	.build/debug/port-uikit Examples/ContactsApp/Contacts .build/debug/port-uikit.out

.PHONY: validate
validate: build ## Validate every scene against the schema with jsonschema from PyPI
	Scripts/validate-scenes.sh $(ALRENDER)

.PHONY: lint
lint: ## Check the format of every Swift file, and that generated files match their tables
	Scripts/uikit_names.py --check
	$(SWIFT) format lint --strict --recursive $(SOURCES_TO_LINT)

.PHONY: format
format: ## Format every Swift file
	$(SWIFT) format format --in-place --recursive $(SOURCES_TO_LINT)

.PHONY: fuzz
fuzz: bootstrap ## Fuzz each target for SECONDS (default 60); TARGETS selects targets
	SWIFT=$(SWIFT) Scripts/fuzz.sh $(FUZZ_SECONDS) $(TARGETS)

.PHONY: fuzz-planted
fuzz-planted: bootstrap ## Show that each fuzzer finds a fault planted for it
	SWIFT=$(SWIFT) Scripts/fuzz-planted.py 60 $(TARGETS)

.PHONY: test-ci
test-ci: deb ## Run the files of Documentation/CI and the action on the image that they name (as root)
	@Scripts/bootstrap.sh debootstrap python3-yaml
	Scripts/ci_nightly.py .build/packages/alrender_$$(Scripts/version.sh)-1_$$(dpkg --print-architecture).deb

.PHONY: test-nightly
test-nightly: bootstrap ## Run the long tests: oracles, 10,000 renders, memcheck, sanitizers, fuzzers, kills, site, packages, cold start, hours of the live page
	@Scripts/bootstrap.sh valgrind
	SWIFT=$(SWIFT) Scripts/oracle-nightly.sh
	SWIFT=$(SWIFT) Scripts/libraries-nightly.sh
	SWIFT=$(SWIFT) Scripts/leaks-nightly.sh
	SWIFT=$(SWIFT) Scripts/sanitizers-nightly.sh
	$(SWIFT) build --product alrender
	Scripts/kills-nightly.py .build/debug/alrender
	Scripts/engines-nightly.sh .build/debug/alrender
	SWIFT=$(SWIFT) Scripts/fuzz.sh $(FUZZ_SECONDS) $(TARGETS)
	$(MAKE) --no-print-directory test-site BOOTSTRAP=no
	$(MAKE) --no-print-directory test-deb BOOTSTRAP=no
	$(MAKE) --no-print-directory test-wheel BOOTSTRAP=no
	$(MAKE) --no-print-directory test-ci BOOTSTRAP=no
	Scripts/live_hours.py chromium .build/debug/alrender 60
	Scripts/bench_cold.py $(ALRENDER)

.PHONY: bench
bench: build bench-layout bench-paint ## Time whole runs of the program by phase, layouts and painting
	Scripts/bench.sh $(ALRENDER)
	SWIFT=$(SWIFT) Scripts/bench-reading.sh $(ALRENDER)
	Scripts/bench-threads.py $(ALRENDER)

.PHONY: bench-layout
bench-layout: bootstrap ## Time layouts of whole screens, beside GTK's constraint layout
	Scripts/bench-layout.sh

.PHONY: bench-paint
bench-paint: bootstrap ## Time painting and PNG beside bare Cairo and Pango calls
	SWIFT=$(SWIFT) Scripts/bench-paint.sh

.PHONY: bench-solver
bench-solver: bootstrap ## Time the solver on its workloads
	Scripts/bench-solver.sh

.PHONY: bench-instructions
bench-instructions: build ## Count the instructions of cold runs and of the solver under valgrind
	@Scripts/bootstrap.sh valgrind
	Scripts/bench_cold.py $(ALRENDER) Benchmarks/Results/cold-$$(date +%Y-%m-%d).jsonl
	Scripts/bench-instructions.sh

.PHONY: bench-verbs
bench-verbs: build ## Count how the work of each command grows with the views, under valgrind
	@Scripts/bootstrap.sh valgrind
	Scripts/bench_verbs.py $(ALRENDER) Benchmarks/Results/verbs-$$(date +%Y-%m-%d).jsonl

.PHONY: bench-cliffs
bench-cliffs: build ## Measure inputs that take many times the work of others of their size
	Scripts/bench_cliffs.py $(ALRENDER)

.PHONY: bench-shards
bench-shards: build ## Measure 2,000 scenes in shards, checks that fail, and the instructions of a picture
	@Scripts/bootstrap.sh valgrind
	Scripts/bench_shards.py $(ALRENDER)

.PHONY: bench-typst
bench-typst: build ## Time a cold card beside typst compiling a similar one
	Scripts/bench-typst.py $(ALRENDER)

.PHONY: bench-apple
bench-apple: build ## Compare our pictures with those that Apple's simulator drew, in the folder APPLE_PICTURES
	Scripts/bench-apple.py $(ALRENDER)

.PHONY: bench-growth
bench-growth: build ## Count the cost of an instance of a component by phase, beside the same views written out
	@Scripts/bootstrap.sh valgrind
	Scripts/bench_growth.py $(ALRENDER) Benchmarks/Results/growth-$$(date +%Y-%m-%d).jsonl

.PHONY: docs
docs: ## Build the documentation of the libraries; broken links are errors
	SWIFT=$(SWIFT) Scripts/docs.sh

.PHONY: site
site: build ## Build the documentation as a static site into .build/site
	SWIFT=$(SWIFT) SITE_PATH=$(SITE_PATH) Scripts/site.sh $(ALRENDER)

.PHONY: install
install: build ## Install the program, its manual and completions under PREFIX (default /usr/local)
	@Scripts/stage.sh $(ALRENDER) "$(DESTDIR)" "$(PREFIX)"

.PHONY: deb
deb: ## Build the Debian package into .build/packages and check it with lintian
	@Scripts/bootstrap.sh dpkg-dev chrpath lintian
	@$(MAKE) --no-print-directory build BOOTSTRAP=no
	@package=$$(Scripts/package-deb.sh $(ALRENDER)) && lintian --fail-on error "$$package" && \
	  echo "$$package"

.PHONY: tarball
tarball: ## Build the relocatable archive into .build/packages
	@Scripts/bootstrap.sh chrpath
	@$(MAKE) --no-print-directory build BOOTSTRAP=no
	@Scripts/package-tarball.sh $(ALRENDER)

.PHONY: wheel
wheel: ## Build a Python wheel with all that the program needs into .build/packages
	@Scripts/bootstrap.sh chrpath patchelf python3-wheel
	@$(MAKE) --no-print-directory build BOOTSTRAP=no
	@Scripts/package-wheel.sh $(ALRENDER)

.PHONY: test-wheel
test-wheel: wheel ## Install and use the wheel in a fresh root without a library or a font (as root)
	@Scripts/bootstrap.sh debootstrap
	@Scripts/test-wheel.sh .build/packages/alrender-$$(Scripts/version.sh)-py3-none-manylinux_2_36_$$(uname -m).whl \
	  $(ALRENDER)

.PHONY: test-deb
test-deb: deb tarball ## Install and use the package and the archive in a fresh root (as root)
	@Scripts/bootstrap.sh debootstrap
	@Scripts/test-deb.sh .build/packages/alrender_$$(Scripts/version.sh)-1_$$(dpkg --print-architecture).deb \
	  .build/packages/alrender-$$(Scripts/version.sh)-linux-$$(uname -m).tar.gz

.PHONY: release
release: ## Make the parts of a release that need no network: VERSION=1.2.3
	@Scripts/release.sh "$(VERSION)"

.PHONY: test-fast
test-fast: ## Run the tests of the rooms that the working tree changes
	@SWIFT=$(SWIFT) Scripts/test-fast.sh

.PHONY: clean
clean: ## Remove build products
	rm -rf .build Benchmarks/.build out.png
