#!/bin/sh
# Runs a command and says how long it took: timed.sh <name> <command> [argument]...
set -u
name=$1
shift
echo "==> $name"
start=$(date +%s)
"$@"
status=$?
echo "<== $name: $(($(date +%s) - start)) s$([ "$status" -eq 0 ] || echo ", FAILED")"
exit "$status"
