# Prints a Markdown page with its marked code blocks brought up to date. A mark stands in the line before a block:
#
#   <!-- output of: intentc list Definitions/Widgets -->   the block is what the command prints
#   <!-- from: demo/Orders/RequestRefundIntent.swift -->      the block is cut from a file
#
# An output is put in place of the old one. A block cut from a file is compared: its lines must follow each other in the
# file, indentation aside, and "…" stands for lines left out. A difference gives status 1.
#
# Paths are those of the working folder. Variable: page, the name of the page in messages.

function problem(text) {
  print page ":" FNR ": " text > "/dev/stderr"
  failed = 1
}

function trimmed(text) {
  sub(/^[ \t]+/, "", text)
  return text
}

function run(command,   line, lines) {
  command = "(" command ") 2>&1"
  for (lines = 0; (command | getline line) > 0; lines++) print line
  close(command)
  if (lines == 0) problem("the command prints nothing")
}

function load(path,   line) {
  count = 0
  while ((getline line < path) > 0) content[++count] = trimmed(line)
  close(path)
  if (count == 0) problem("'" source "' is not there")
}

# Looks for the collected piece of a block behind the last one found.
function find(   start, i) {
  if (size == 0) return
  for (start = position; start + size - 1 <= count; start++) {
    for (i = 1; i <= size && content[start + i - 1] == piece[i]; i++) { }
    if (i > size) {
      position = start + size
      size = 0
      return
    }
  }
  problem("not found in '" source "': " piece[1])
  size = 0
}

/^<!-- output of: .* -->$/ { command = substr($0, 17, length($0) - 20); print; next }
/^<!-- from: .* -->$/ { source = substr($0, 12, length($0) - 15); print; next }

/^```/ && inBlock {
  if (inBlock == "source") find()
  inBlock = ""
  print
  next
}
/^```/ {
  print
  inBlock = "other"
  if (command != "") { run(command); inBlock = "output" }
  if (source != "") { load(source); position = 1; size = 0; inBlock = "source" }
  if (inBlock != "source") source = ""
  command = ""
  next
}
inBlock == "output" { next }
inBlock == "source" {
  print
  if (trimmed($0) == "…") find(); else piece[++size] = trimmed($0)
  next
}
{
  if (command != "" || source != "") {
    if ($0 != "") problem("a mark without a code block")
    command = ""; source = ""
  }
  print
}
END { exit failed }
