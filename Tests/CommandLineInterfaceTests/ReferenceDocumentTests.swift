import CommandLineInterface
import Foundation
import Testing

@Suite("References")
struct ReferenceDocumentTests {
  static let chapters = [
    ManualChapter(
      title: "EXIT STATUS", paragraphs: ["It says -- how it went."],
      entries: [.init("0", "All went well."), .init("64", "The command line is wrong.")]),
    ManualChapter(title: "SEE ALSO", paragraphs: ["'The book' of \"C:\\x\".", ".Fl is no macro here."]),
  ]

  static var manualPage: String {
    SampleTree.root.manualPage(date: "November 30, 2026", version: "1.0", chapters: chapters)
  }

  func mandoc(_ arguments: String..., page: String = manualPage) throws -> ExternalProgram.Outcome {
    let program = try #require(ExternalProgram("mandoc"))
    return try ScratchFolder.within { folder in
      try program.run(arguments + [try folder.write(page, to: "folio.1")], in: folder.url)
    }
  }

  @Test(
    "mandoc has nothing to say about the manual page",
    .enabled(if: ExternalProgram.isInstalled("mandoc"), "mandoc is not installed"))
  func manualPageLint() throws {
    #expect(try mandoc("-Tlint", "-W", "warning") == ExternalProgram.Outcome(status: 0, output: ""))
    #expect(try mandoc("-Tlint", "-W", "warning", page: Self.manualPage + ".Nonsense\n").status != 0)
  }

  @Test(
    "the manual page reads like the help",
    .enabled(if: ExternalProgram.isInstalled("mandoc"), "mandoc is not installed"))
  func manualPageText() throws {
    let page = try mandoc("-Tascii").output.replacing(/.\u{8}/, with: "")
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for expected in [
      "folio - Turn manuscripts into books",
      "folio [--color | --no-color] [--quiet] command [argument ...]",
      "[--define name=text]... [--columns count] [--hyphenate | --no-hyphenate] [--check] [--verbose] manuscript ...",
      "-f, --format format What kind of book to make. epub for reading devices pdf for printers: pages, margins plain",
      "-r, --report form[=file] How to list mistakes. text for people: one line each table for spreadsheets json",
      "folio classic generate -input file -output dir [-language language] [-prefix text] [-dryRun]",
      "One of Latin, Old-Norse.",
      "Also called build.",
      "It says -- how it went. 0 All went well. 64 The command line is wrong.",
      #"'The book' of "C:\x". .Fl is no macro here."#,
      "folio bind -cv --format pdf *.txt",
    ] {
      #expect(words.contains(expected), "\(expected)")
    }
    #expect(!words.contains("secret"))
    #expect(!words.contains("trace"))
  }

  @Test("Markdown has a chapter for every command, and every link leads to one")
  func markdown() {
    let text = SampleTree.root.markdownReference()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { $0.drop { "# ".contains($0) }.replacing("`", with: "").replacing(" ", with: "-").lowercased() }
    for link in text.matches(of: /\]\(#([^)]*)\)/) {
      #expect(headings.contains(String(link.output.1)))
    }
    for heading in ["folio", "folio-bind", "folio-fonts-add", "folio-classic-generate"] {
      #expect(headings.contains(heading))
    }
    #expect(!headings.contains("folio-secret"))
    #expect(
      text.contains(
        """
        ## `folio check`

        Find mistakes.

        ```text
        usage: folio check [--offset <lines>] [--limit <count>]
                           [--report <form[=file]>]... <manuscript> [<level>]
        ```

        ### Arguments

        | | |
        |---|---|
        | `<manuscript>` | The file to check. |
        | `[<level>]` | How hard to look. One of `strict`, `lenient`. |

        ### Options

        | | |
        |---|---|
        | `--offset <lines>` | Added to line numbers. |
        | `--limit <count>` | Stop after so many. |
        | `-r`, `--report <form[=file]>...` | How to list mistakes.<br>`text`: for people: one line each<br>`table`: for spreadsheets<br>`json` |

        """))
  }

  @Test("Markdown escapes what would become markup, but not inside code")
  func markdownEscapes() {
    let tool = Command(
      name: "t", abstract: "Reads <x> and *.y, with `a_<b>|c`.",
      arguments: [Argument("a|b", help: "One | other of `--a_b`.")])
    let text = tool.markdownReference()
    #expect(text.contains(#"Reads \<x\> and \*.y, with `a_<b>|c`."#))
    #expect(text.contains(#"| `<a\|b>` | One \| other of `--a_b`. |"#))
  }

  @Test("another parser reads the JSON, and finds the tree in it")
  func json() throws {
    let tool = Command(
      name: "t", abstract: "Says \"x\\y\"\n\t\u{1}é.",
      options: [.value("n", valueName: "v", .number(in: 1...4), help: "N.")],
      subcommands: [Command(name: "old", abstract: "B.", style: .singleDash, options: [.flag("f", help: "F.")])])
    let text = tool.jsonDescription(version: "1.0")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let command = try #require(document["command"] as? [String: Any])
    #expect(document["version"] as? String == "1.0")
    #expect(command["abstract"] as? String == tool.abstract)
    let option = try #require((command["options"] as? [[String: Any]])?.first)
    #expect((option["value"] as? [String: Any])?["maximum"] as? Int == 4)
    let old = try #require((command["subcommands"] as? [[String: Any]])?.first)
    #expect((old["options"] as? [[String: Any]])?.first?["spellings"] as? [String] == ["-f"])
    #expect(tool.jsonDescription(version: "1.0") == text)
  }
}
