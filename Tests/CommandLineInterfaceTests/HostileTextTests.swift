import CommandLineInterface
import Foundation
import Testing

@Suite("Texts that shells and formatters could misread")
struct HostileTextTests {
  static let shells = CompletionShell.allCases.filter { ExternalProgram.isInstalled($0.rawValue) }

  /// Completes in a shell and checks on the way that no text was executed.
  func complete(_ line: String, in shell: CompletionShell) throws -> Set<String> {
    let tests = CompletionTests()
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let output = try tests.run(shell, of: HostileTree.root) { script in
      let folder = URL(fileURLWithPath: script).deletingLastPathComponent().path
      return switch shell {
      case .bash: ["-c", CompletionTests.bashProgram + "\nls", "bash", script] + words
      case .zsh: ["-f", "-c", CompletionTests.zshProgram + "\nls", "zsh", folder, line]
      case .fish: ["--no-config", "-c", "source '\(script)'; complete -C '\(line)'; ls"]
      }
    }
    #expect(!output.contains("hit\n"))
    let files: Set<String> = ["a.txt", "b c.txt", "d.md", "e.otf", "f.txtx", "out", "sub dir", "<LINE>"]
    return tests.offers(in: output).subtracting(files)
  }

  @Test("words with strange characters are offered as they are", arguments: shells)
  func strangeWords(shell: CompletionShell) throws {
    #expect(try complete("folio ", in: shell) == Set(HostileTree.words))
    #expect(try complete("folio --pick ", in: shell) == Set(HostileTree.words))
    #expect(try complete("folio --style ", in: shell) == Set(HostileTree.words))
    #expect(try complete("folio --", in: shell) == ["--pick", "--x", "--style"])
  }

  @Test("a tool without options and operands offers nothing, in correct grammar", arguments: shells)
  func bare(shell: CompletionShell) throws {
    let output = try CompletionTests().run(shell, of: HostileTree.bare) { ["-n", $0] }
    #expect(output.isEmpty)
  }

  @Test("shellcheck", .enabled(if: ExternalProgram.isInstalled("shellcheck"), "shellcheck is not installed"))
  func shellcheck() throws {
    let program = try #require(ExternalProgram("shellcheck"))
    try ScratchFolder.within { folder in
      for tool in [HostileTree.root, HostileTree.bare] {
        let script = try folder.write(tool.completionScript(for: .bash), to: "script")
        #expect(try program.run(["-s", "bash", script], in: folder.url).output.isEmpty)
      }
    }
  }

  @Test(
    "the manual page shows the text as it is",
    .enabled(if: ExternalProgram.isInstalled("mandoc"), "mandoc is not installed"))
  func manualPage() throws {
    let program = try #require(ExternalProgram("mandoc"))
    try ScratchFolder.within { folder in
      let page = try folder.write(HostileTree.root.manualPage(date: "November 30, 2026", version: "1"), to: "folio.1")
      #expect(try program.run(["-Tlint", "-W", "warning", page], in: folder.url).output.isEmpty)
      let shown = try program.run(["-Tutf8", page], in: folder.url).output.replacing(/.\u{8}/, with: "")
      let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let text = HostileTree.text.split(separator: " ").joined(separator: " ")
      #expect(words.ranges(of: text).count >= 8)
      #expect(words.contains(".Sh folio"))
    }
  }
}
