#!/bin/sh
# A run-script phase in front of "Compile Sources". Set "Based on dependency analysis", with these files:
#
#   Input    $(SRCROOT)/Intents/Intents.intentdefinition
#            $(SRCROOT)/intentc.json                              if there is one
#   Output   $(DERIVED_FILE_DIR)/Intents.intentdefinition.swift
#
# Several definitions are more inputs, and more outputs in the same folder; one run compiles them as one module. Set
# ENABLE_USER_SCRIPT_SANDBOXING to NO: the program looks for a configuration in the folders above, and writes into a folder
# of its own beside the output before it puts files in place, which the sandbox allows for listed files only.
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

# The value of a variable whose name ends with a number.
value() { eval "printf '%s' \"\${$1$2:-}\""; }

# The definitions become the arguments, each with an output of the name that the program gives it.
set --
folder=$(dirname "${SCRIPT_OUTPUT_FILE_0:?list the output files of the phase}")
input=0
while [ "$input" -lt "${SCRIPT_INPUT_FILE_COUNT:-1}" ]; do
  definition=$(value SCRIPT_INPUT_FILE_ "$input")
  input=$((input + 1))
  case $definition in
    *.intentdefinition) set -- "$@" "$definition" ;;
    */intentc.json) continue ;;
    *)
      echo "error: input file '$definition' of the phase is neither a definition nor intentc.json" >&2
      exit 1
      ;;
  esac
  expected=$folder/$(basename "$definition").swift
  output=0
  while [ "$(value SCRIPT_OUTPUT_FILE_ "$output")" != "$expected" ]; do
    output=$((output + 1))
    if [ "$output" -ge "${SCRIPT_OUTPUT_FILE_COUNT:-1}" ]; then
      echo "error: '$expected' is not among the output files of the phase, but '$definition' becomes that file" >&2
      exit 1
    fi
  done
done
if [ $# -eq 0 ]; then
  echo "error: no input file of the phase is a definition" >&2
  exit 1
fi

intentc generate "$@" --output "$folder" --layout single --quiet --reporter line
