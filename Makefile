# The targets are the interface; 'make help' lists them. For GNU make 3.81 (macOS) and newer.
# Every recipe may build, and SwiftPM allows one build at a time.
.NOTPARALLEL:
.PHONY: help demo test check golden bench fuzz docs examples plugins release check-release api-docs install clean \
  always prepare build build-tests check-format check-scripts check-tests check-docs check-api-docs

PREFIX ?= /usr/local
DESTDIR ?=
# How long 'make fuzz' runs, in seconds.
FUZZ_SECONDS ?= 60
# Which one: ReaderFuzzer, CompilerFuzzer or CheckFuzzer.
FUZZER ?= CompilerFuzzer
# Other options for Swift than those that fit this machine.
FLAGS = $$(sh Scripts/swift-flags.sh)

# The Debian packages whose static libraries go into a static program.
STATIC = libicu-dev zlib1g-dev liblzma-dev

TIMED = @sh Scripts/timed.sh
INTENTC = .build/debug/intentc

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

demo: build ## Generate the Swift of the sample definitions into ./demo and show it
	@sh Scripts/demo.sh $(INTENTC)

test: build-tests ## Build with warnings as errors, then run all tests
	@echo "==> tests"
	@swift test --skip-build $(FLAGS)

check: check-format check-scripts build-tests check-tests check-docs check-api-docs ## Check format, scripts, module walls, recorded output and documentation

golden: prepare ## Record the generated Swift of the sample definitions anew
	INTENTC_RECORD=1 swift test $(FLAGS) --filter ReferenceTests
	@# Some of it is source of the tests, through links that SwiftPM does not watch.
	@touch Package.swift
	@git --no-pager diff --stat
	@echo "Read the difference before it is committed: git diff"

bench: ## Measure a release build
	@sh Scripts/prepare.sh pkg-config python3 libxml2-utils hyperfine time $(STATIC)
	@sh Tests/Benchmarks/bench.sh

fuzz: ## Fuzz the compiler, or another FUZZER, for FUZZ_SECONDS (60)
	@sh Scripts/prepare.sh pkg-config python3
	@sh Tests/Fuzzing/run.sh $(FUZZ_SECONDS) $(FUZZER) Definitions

docs: build ## Write docs/commands.md, docs/intentc.1 and the outputs in all pages anew
	@sh Scripts/check-docs.sh $(INTENTC) --update

api-docs: build ## Build the reference of the library, with its tutorial
	$(TIMED) "library reference" sh Scripts/documentation.sh .build/debug/Modules .build/IntentCompiler.doccarchive

examples: build ## Build and run the examples, and packages that use the plugins
	@sh Scripts/prepare.sh make git curl cmake ninja-build bazel-bootstrap shellcheck
	$(TIMED) "examples" sh Examples/run.sh $(INTENTC)
	$(TIMED) "plugins" sh Tests/PluginLayouts/run.sh $(INTENTC)

plugins: dist/intentc ## Put a program beside the plugins in Plugins, for packages that use them without its sources
	@sh Scripts/artifact-bundle.sh dist/intentc Plugins/intentc.artifactbundle

release: dist/intentc ## Build dist/intentc and the archives of a release: optimised, static where the system allows it
	@sh Scripts/prepare.sh zip
	@sh Scripts/package.sh dist/intentc dist

check-release: ## Build a release twice, compare, install and try it; takes many minutes
	@sh Scripts/prepare.sh zip unzip lintian pkg-config $(STATIC)
	@sh Scripts/check-release.sh

# Always asked for, since only SwiftPM knows whether anything has changed.
dist/intentc: always
	@sh Scripts/prepare.sh pkg-config $(STATIC)
	@sh Scripts/release.sh dist

always:

install: ## Install program, manual page and completions below PREFIX (/usr/local)
	@test -x dist/intentc || $(MAKE) dist/intentc
	@sh Scripts/install.sh dist/intentc "$(DESTDIR)$(PREFIX)"

clean: ## Remove everything that was built
	rm -rf .build demo dist Tests/Fuzzing/.build

prepare:
	@sh Scripts/prepare.sh

build: prepare
	$(TIMED) "build" swift build $(FLAGS) --product intentc

# The product of the tests alone: with '--build-tests', all modules would be built a second time, for the plugins' tool.
build-tests: build
	$(TIMED) "build with tests" swift build $(FLAGS) --product intentcPackageTests

# Generated Swift, build folders and the linked sources of the fuzzers are left out.
check-format:
	$(TIMED) "format" sh -c 'find Sources Tests Plugins Examples Package.swift -name "*.swift" \
	  -not -path "*/.build/*" -not -path "*/Generated/*" | xargs swift format lint --strict -p'

check-scripts:
	$(TIMED) "shell scripts" sh -c 'command -v shellcheck >/dev/null || { echo "skipped: there is no shellcheck"; exit 0; }; \
	  find .ci Scripts Examples Tests -name .build -prune -o \( -name "*.sh" -o -path .ci/run -o -name pre-commit \) -print | \
	  xargs shellcheck'

check-tests: build-tests
	$(TIMED) "module walls, recorded output" swift test --skip-build $(FLAGS) \
	  --filter ArchitectureTests --filter ReferenceTests

check-docs: build-tests
	$(TIMED) "documentation" sh Scripts/check-docs.sh $(INTENTC)

check-api-docs: build-tests
	$(TIMED) "library reference" sh Scripts/documentation.sh .build/debug/Modules .build/IntentCompiler.doccarchive
