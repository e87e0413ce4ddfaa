import CommandLineInterface
import Foundation
import Testing

/// Lets the shells themselves complete; a script that only looks right would not be noticed otherwise.
@Suite("Completions in real shells")
struct CompletionTests {
  /// A command line up to the cursor, and what may stand there; files are those of `run`.
  static let cases: [(line: String, offers: Set<String>)] = [
    ("folio ", ["bind", "check", "fonts", "classic", "help"]),
    ("folio b", ["bind"]),
    ("folio -q f", ["fonts"]),
    ("folio fonts ", ["list", "add"]),
    ("folio fonts --no-color ", ["list", "add"]),
    ("folio fonts --no-color ls --q", ["--quiet"]),
    ("folio help ", ["bind", "check", "fonts", "classic", "help"]),
    ("folio help fonts ", ["list", "add"]),
    (
      "folio bind --",
      [
        "--output", "--format", "--define", "--columns", "--hyphenate", "--no-hyphenate", "--check", "--verbose",
        "--color", "--no-color", "--quiet", "--help", "--version",
      ]
    ),
    ("folio build --ch", ["--check"]),
    ("folio secret --q", ["--quiet"]),
    ("folio bind --format ", ["epub", "pdf", "plain"]),
    ("folio bind -f p", ["pdf", "plain"]),
    ("folio bind --format=p", ["pdf", "plain"]),
    ("folio bind --format pdf --ch", ["--check"]),
    ("folio bind ", ["a.txt", "b c.txt", "d.md", "out", "sub dir"]),
    ("folio bind a.txt d", ["d.md"]),
    ("folio bind --output ", ["out", "sub dir"]),
    ("folio bind --output=s", ["sub dir"]),
    ("folio bind --columns ", []),
    ("folio bind -- -", []),
    ("folio check a.txt ", ["strict", "lenient"]),
    ("folio check -q a.txt s", ["strict"]),
    ("folio check --report ", ["text", "table", "json"]),
    ("folio check -r t", ["text", "table"]),
    ("folio check --report=t", ["text", "table"]),
    ("folio check --report json=", ["a.txt", "b c.txt", "d.md", "e.otf", "f.txtx", "out", "sub dir"]),
    ("folio check --report json=d", ["d.md"]),
    ("folio check --report=json=d", ["d.md"]),
    ("folio check -r json=d", ["d.md"]),
    ("folio check --report json=d --lim", ["--limit"]),
    ("folio check --report json=d.md a", ["a.txt"]),
    ("folio check --report json=d.md a.txt s", ["strict"]),
    ("folio fonts add ", ["e.otf", "out", "sub dir"]),
    ("folio classic generate -in", ["-input"]),
    ("folio classic generate -language ", ["Latin", "Old-Norse"]),
    ("folio classic generate -input a", ["a.txt"]),
    ("folio classic generate -input a.txt -o", ["-output"]),
    ("folio classic generate -prefix ", []),
  ]

  /// Runs a shell in a folder with some files, with the script beside it, and gives what it prints.
  func run(
    _ shell: CompletionShell, of tool: Command = SampleTree.root, _ arguments: (_ script: String) throws -> [String]
  ) throws -> String {
    let program = try #require(ExternalProgram(shell.rawValue))
    return try ScratchFolder.within { folder in
      for file in ["a.txt", "b c.txt", "d.md", "e.otf", "f.txtx"] { try folder.write("", to: "files/\(file)") }
      for file in ["out/x", "sub dir/x"] { try folder.write("", to: "files/\(file)") }
      let script = try folder.write(tool.completionScript(for: shell), to: "scripts/_folio")
      return try program.run(try arguments(script), in: folder.url.appendingPathComponent("files")).output
    }
  }

  /// The printed offers, one on a line, without descriptions and the shell's own quoting.
  func offers(in output: some StringProtocol) -> Set<String> {
    let words = output.split(separator: "\n").map { line -> String in
      var word = line.prefix { $0 != "\t" }
      if word.hasSuffix("/") { word = word.dropLast() }
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") { word = word[word.index(after: equals)...] }
      // zsh offers only what stands behind the word.
      if word.hasPrefix("json=") { word = word.dropFirst("json=".count) }
      return String(word).replacing("\\", with: "")
    }
    return Set(words.filter { !$0.isEmpty })
  }

  /// Calls the completion function as bash does.
  static let bashProgram = #"""
    source "$1"; shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _folio
    for word in "${COMPREPLY[@]}"; do printf '%s\n' "$word"; done
    """#

  @Test("bash", .enabled(if: ExternalProgram.isInstalled("bash"), "bash is not installed"), arguments: cases)
  func bash(line: String, offers: Set<String>) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let output = try run(.bash) { ["-c", Self.bashProgram, "bash", $0] + words }
    #expect(self.offers(in: output) == offers)
  }

  @Test(
    "bash, where it has split a word at the equals sign",
    .enabled(if: ExternalProgram.isInstalled("bash"), "bash is not installed"),
    arguments: [
      ("bind --format = p", ["pdf", "plain"]), ("bind --format =", ["epub", "pdf", "plain"]),
      ("check --report = t", ["text", "table"]),
      ("check --report json =", ["a.txt", "b c.txt", "d.md", "e.otf", "f.txtx", "out", "sub dir"]),
      ("check --report json = d", ["d.md"]), ("check --report = json = d", ["d.md"]), ("check -r json = d", ["d.md"]),
      ("check --report json = d --lim", ["--limit"]), ("check --report = json = d.md a", ["a.txt"]),
      ("check --report json = d.md a.txt s", ["strict"]), ("bind --define a = b --define c d", ["d.md"]),
    ] as [(String, Set<String>)])
  func bashWordBreaks(words: String, offers: Set<String>) throws {
    try bash(line: "folio \(words)", offers: offers)
  }

  @Test(
    "bash, in a folder below the home",
    .enabled(if: ExternalProgram.isInstalled("bash"), "bash is not installed"))
  func bashHome() throws {
    // The offers of the other shells are expanded, so this is no common case.
    try bash(line: "folio bind --output ~/f", offers: ["~/files"])
  }

  @Test("fish", .enabled(if: ExternalProgram.isInstalled("fish"), "fish is not installed"), arguments: cases)
  func fish(line: String, offers: Set<String>) throws {
    let output = try run(.fish) { ["--no-config", "-c", "source '\($0)'; complete -C '\(line)'"] }
    #expect(self.offers(in: output) == offers)
  }

  /// One session for all lines, as the completion system of zsh takes half a second to begin.
  @Test("zsh", .enabled(if: ExternalProgram.isInstalled("zsh"), "zsh is not installed"))
  func zsh() throws {
    let output = try run(.zsh) { script in
      let folder = URL(fileURLWithPath: script).deletingLastPathComponent().path
      return ["-f", "-c", Self.zshProgram, "zsh", folder] + Self.cases.map(\.line)
    }
    let answers = output.split(separator: "<LINE>\n", omittingEmptySubsequences: false).dropFirst()
    try #require(answers.count == Self.cases.count, "\(output)")
    for (answer, expected) in zip(answers, Self.cases) {
      #expect(offers(in: answer) == expected.offers, "\(expected.line)")
    }
  }

  /// Types lines with a tab into an interactive zsh and notes what its completion system adds.
  static let zshProgram = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "PROMPT= RPROMPT=; stty -echo; fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D"
    zpty -w shell 'compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
      local -a found; builtin compadd -A found "$@"
      local word; for word in "${found[@]}"; do print -r -- "<OFFER $word>"; done
      builtin compadd "$@"
    }'
    zpty -w shell 'complete-and-clear() { zle complete-word; zle -I; print "<END>"; BUFFER= }'
    zpty -w shell 'zle -N complete-and-clear; bindkey "^I" complete-and-clear; setopt no_beep; print "<""READY>"'
    zpty -r -m shell ready '*<READY>*'
    shift
    for line in "$@"; do
      zpty -w -n shell "$line"$'\t'
      zpty -r -m shell answer '*<END>*'
      print "<LINE>"
      print -r -- "$answer" | tr -d '\r' | sed -n 's/.*<OFFER \(.*\)>.*/\1/p'
    done
    """#

  @Test(
    "the shells find no mistake in their grammar",
    arguments: CompletionShell.allCases.filter { ExternalProgram.isInstalled($0.rawValue) })
  func syntax(shell: CompletionShell) throws {
    try ScratchFolder.within { folder in
      let script = try folder.write(SampleTree.root.completionScript(for: shell), to: "script")
      let outcome = try ExternalProgram(shell.rawValue)?.run(["-n", script], in: folder.url)
      #expect(outcome == ExternalProgram.Outcome(status: 0, output: ""))
    }
  }

  @Test("shellcheck", .enabled(if: ExternalProgram.isInstalled("shellcheck"), "shellcheck is not installed"))
  func shellcheck() throws {
    try ScratchFolder.within { folder in
      let script = try folder.write(SampleTree.root.completionScript(for: .bash), to: "script")
      let outcome = try ExternalProgram("shellcheck")?.run(["-s", "bash", script], in: folder.url)
      #expect(outcome == ExternalProgram.Outcome(status: 0, output: ""))
    }
  }
}
