import CommandLineInterface
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  static let cases: [(words: String, message: String, hint: String?)] = [
    ("bnid", "unknown command 'bnid'", "did you mean 'bind'?"),
    ("fonts lst", "unknown command 'lst'", nil),  // as near to "list" as to "ls"
    ("fonts lits", "unknown command 'lits'", "did you mean 'list'?"),
    ("nothing", "unknown command 'nothing'", nil),
    ("secrte", "unknown command 'secrte'", nil),
    ("help fnots", "unknown command 'fnots'", "did you mean 'fonts'?"),
    ("help fonts lits", "unknown command 'lits'", "did you mean 'list'?"),
    ("-q", "a command is missing", nil),
    ("bind a --ouput x", "unknown option '--ouput'", "did you mean '--output'?"),
    ("bind a --ouput=x", "unknown option '--ouput'", "did you mean '--output'?"),
    ("bind a --out x", "unknown option '--out'", nil),
    ("bind a --no-colour", "unknown option '--no-colour'", "did you mean '--no-color'?"),
    ("bind a --no-check", "unknown option '--no-check'", nil),
    ("bind a --traec", "unknown option '--traec'", nil),
    ("bind a -output x", "unknown option '-output'", "did you mean '--output'?"),
    ("bind a -x", "unknown option '-x'", nil),
    ("bind a -cxv", "unknown option '-x' in '-cxv'", nil),
    ("bind a -chekc", "unknown option '-e' in '-chekc'", "did you mean '--check'?"),
    ("bind a --check=yes", "option '--check' takes no value", nil),
    ("bind a --no-color=x", "option '--no-color' takes no value", nil),
    ("bind a --output", "option '--output' needs a value <dir>", nil),
    ("bind a -o", "option '-o' needs a value <dir>", nil),
    ("bind a --output --check", "option '--output' needs a value <dir>", nil),
    ("bind a -o -x", "option '-o' needs a value <dir>", "write '-o=-x' for a value that begins with a dash"),
    ("bind a --output x -o y", "option '-o' is given more than once", nil),
    (
      "bind a --format pfd", "'pfd' is no valid value for '--format': choose from 'epub', 'pdf', 'plain'",
      "did you mean 'pdf'?"
    ),
    (
      "bind a --format PLAIN", "'PLAIN' is no valid value for '--format': choose from 'epub', 'pdf', 'plain'",
      "did you mean 'plain'?"
    ),
    ("bind a -f docx", "'docx' is no valid value for '-f': choose from 'epub', 'pdf', 'plain'", nil),
    ("bind a --columns two", "'two' is no valid value for '--columns': it is not a whole number", nil),
    ("bind a --columns 5", "'5' is no valid value for '--columns': it is not between 1 and 4", nil),
    ("check a --limit 0", "'0' is no valid value for '--limit': it is less than 1", nil),
    ("check a --report", "option '--report' needs a value <form[=file]>", nil),
    (
      "check a -r jsno", "'jsno' is no valid value for '-r': choose from 'text', 'table', 'json'",
      "did you mean 'json'?"
    ),
    (
      "check a --report jsno=x=y", "'jsno=x=y' is no valid value for '--report': choose from 'text', 'table', 'json'",
      "did you mean 'json=x=y'?"
    ),
    ("check a --report json=", "'json=' is no valid value for '--report': the path behind '=' is missing", nil),
    ("check a --report =x", "'=x' is no valid value for '--report': choose from 'text', 'table', 'json'", nil),
    ("bind", "argument '<manuscript>' is missing", nil),
    ("check a hard", "'hard' is no valid <level>: choose from 'strict', 'lenient'", nil),
    ("check a strict b", "unexpected argument 'b'", nil),
    ("fonts list x", "unexpected argument 'x'", nil),
    ("fonts add x.otf", "option '--name <name>' is missing", nil),
    ("classic generate -input a", "option '-output <dir>' is missing", nil),
    ("classic generate -input", "option '-input' needs a value <file>", nil),
    ("classic generate -inptu a", "unknown option '-inptu'", "did you mean '-input'?"),
    ("classic generate --input a", "unknown option '--input'", "did you mean '-input'?"),
    ("classic generate -input=a", "unknown option '-input=a'", "did you mean '-input'?"),
    ("classic generate -input a -input b", "option '-input' is given more than once", nil),
    (
      "classic generate -language Automatic",
      "'Automatic' is no valid value for '-language': choose from 'Latin', 'Old-Norse'", nil
    ),
    ("classic generate a", "unexpected argument 'a'", nil),
    ("classic genreate -input a", "unknown command 'genreate'", "did you mean 'generate'?"),
    ("classic copy -input a", "unknown option '-input'", "it is an option of 'folio classic generate'"),
    ("bind a --limit 3", "unknown option '--limit'", "it is an option of 'folio check'"),
    ("bind a --fast", "unknown option '--fast'", nil),  // spelled with one dash where it exists
  ]

  @Test("a wrong command line is explained", arguments: cases)
  func message(words: String, message: String, hint: String?) throws {
    let error = try #require(throws: UsageError.self) {
      try SampleTree.root.parse(words.split(separator: " ").map(String.init))
    }
    #expect(error.message == message)
    #expect(error.hint == hint)
  }

  @Test("the text names the error, the usage of the command reached, and where to read on")
  func text() throws {
    let error = try #require(throws: UsageError.self) {
      try SampleTree.root.parse(["fonts", "add", "x.otf", "--nmae", "y"])
    }
    #expect(
      error.text == """
        error: unknown option '--nmae'; did you mean '--name'?
        usage: folio fonts add --name <name> <font>
        Run 'folio help fonts add' for more.

        """)
  }

  @Test("the status is the one of sysexits")
  func status() {
    #expect(UsageError.exitStatus == 64)
  }
}
