#!/bin/sh
# A build rule for "*.intentdefinition", in place of Xcode's own. Its output file:
#
#   $(DERIVED_FILE_DIR)/$(INPUT_FILE_NAME).swift
#
# Definitions of the target are then compiled wherever they are, without a phase for each. If there is an intentc.json, list
# it under "Input Files" of the rule, so that a change of it is one of the output; ENABLE_USER_SCRIPT_SANDBOXING is NO, as
# for the phase.
#
# A rule runs once for each definition. Names that two of them share are then an error of the compiler in generated code,
# and App Intents of several definitions each have what they should share: use the phase for those.
set -eu

PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v intentc >/dev/null; then
  echo "error: intentc is not installed; see https://example.com/intentc" >&2
  exit 1
fi

intentc generate "$INPUT_FILE_PATH" --output "$DERIVED_FILE_DIR" --layout single --quiet --reporter line
