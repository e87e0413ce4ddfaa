#!/bin/sh
# A run-script phase in front of "Compile Sources". Set "Based on dependency analysis", with these files:
#
#   Input    $(SRCROOT)/Intents/Intents.intentdefinition
#   Output   $(DERIVED_FILE_DIR)/Intents.intentdefinition.swift
#
# The definition itself stays in "Compile Sources" or "Copy Bundle Resources", with "No Generated Classes" in the file
# inspector, so that the system finds it in the bundle.
set -eu

# Xcode has a path of its own.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v intentc >/dev/null; then
  echo "error: intentc is not installed; see https://example.com/intentc" >&2
  exit 1
fi

intentc generate "$SCRIPT_INPUT_FILE_0" --output "$(dirname "$SCRIPT_OUTPUT_FILE_0")" --layout single --quiet \
  --reporter line
