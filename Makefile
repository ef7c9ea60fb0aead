# guide     draws the style guide of an example into build/guide
# test      everything that must hold: format, build, tests, and the committed goldens
# format    formats the sources in place
# lint      only says what format would change, and what else is not our style
# portable  shows that the same command writes the same bytes in other surroundings and in Debian 13
# clean     removes all that was built

SWIFT ?= swift
# The standard library goes into the program, which then starts faster and runs where no Swift is.
RELEASE := -c release --product proofsheet --static-swift-stdlib
PROGRAM := .build/release/proofsheet
SOURCES := Package.swift Sources Tests Examples

# After a crash swift-backtrace can wait for input that never comes.
export SWIFT_BACKTRACE := enable=no

.PHONY: guide test format lint portable clean packages release

guide: release
	rm -rf build/guide
	$(PROGRAM) render Examples/brand.json -o build/guide --scale 1 --scale 2
	@echo "The style guide is in build/guide"

test: packages lint
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build --disable-xctest
	$(SWIFT) build $(RELEASE)
	$(PROGRAM) check

format: packages
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

lint: packages
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

portable: release
	.ci/portable $(PROGRAM) Examples/*.json Tests/Fixtures/styles/scripts.json

clean:
	rm -rf .build build

packages:
	@.ci/install-packages

release: packages
	$(SWIFT) build $(RELEASE)
