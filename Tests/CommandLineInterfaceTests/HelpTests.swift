import CommandLineInterface
import Testing
import Foundation

@Suite("Help")
struct HelpTests {
  @Test func show() throws {
    for shell in CompletionShell.allCases { try SampleTree.root.completionScript(for: shell).write(toFile: "/tmp/cli-\(shell.rawValue)", atomically: true, encoding: .utf8) }
  }
}
