import Foundation
import TestSupport
import Testing

@Suite("Reviews with git", .enabled(if: GitRepository.program != nil, "git is not installed"))
struct ReviewTests {
  private static let home = ["App/Home.intentdefinition": "Home/Home.intentdefinition"]

  @Test("git shows the text of a definition where it is told to")
  func textConversion() throws {
    try Workspace.with(Self.home) { workspace throws in
      try workspace.folder.write("*.intentdefinition diff=intentdefinition\n", to: ".gitattributes")
      let repository = try GitRepository(in: workspace)
      try repository.configure("diff.intentdefinition.textconv", "dump --textconv")
      try repository.replace("How warm should it be?", with: "Which temperature?", in: "App/Home.intentdefinition")
      let difference = try repository.git("diff")
      #expect(difference.status == 0)
      #expect(difference.lines.contains("-    dialog Primary \"How warm should it be?\""))
      #expect(difference.lines.contains("+    dialog Primary \"Which temperature?\""))
      #expect(difference.output.contains("@@ intent SetClimate"))
      #expect(!difference.output.contains("<string>"))
      // A file in the middle of a merge, and one that is no definition at all, do not stop git.
      try repository.replace("<dict>", with: "<<<<<<< ours\n", in: "App/Home.intentdefinition")
      let broken = try repository.git("diff")
      #expect(broken.status == 0 && broken.output.contains("+<<<<<<< ours"))
    }
  }

  @Test("versions come from files, from revisions, from the index and from standard input")
  func versions() throws {
    try Workspace.with(Self.home) { workspace throws in
      let repository = try GitRepository(in: workspace)
      let path = "App/Home.intentdefinition"
      let original = try workspace.read(path)
      try repository.replace("How warm should it be?", with: "Which temperature?", in: path)
      let expected = "dialog Primary: text \"How warm should it be?\" → \"Which temperature?\""
      func compare(_ words: [String], in folder: String? = nil, input: String = "") throws -> ProcessOutcome {
        try workspace.run(
          ["diff"] + words, in: folder, environment: GitRepository.environment, standardInput: Data(input.utf8))
      }
      #expect(try compare([path]).output.contains(expected))
      #expect(try compare(["Home.intentdefinition"], in: "App").output.contains(expected))
      #expect(try compare(["git::\(path)", path]).output.contains(expected))
      #expect(try compare(["git:main:\(path)", path]).output.contains(expected))
      #expect(try compare([workspace.folder.file(path).path]).output.contains(expected))
      #expect(try compare(["-", path], input: original).output.contains(expected))
      try repository.commit()
      #expect(try compare(["git:HEAD~1:\(path)", "git:HEAD:\(path)"]).output.contains(expected))
      #expect(try compare([path]).output.contains("no change of meaning"))
      #expect(try workspace.run(["dump", "-"], standardInput: Data(original.utf8)).output.contains("How warm"))
      #expect(try workspace.run(["dump", "git:HEAD~1:\(path)"]).output.contains("How warm"))
    }
  }

  @Test("what cannot be read is told, with status 1")
  func unreadableVersions() throws {
    try Workspace.with(Self.home) { workspace throws in
      _ = try GitRepository(in: workspace)
      let path = "App/Home.intentdefinition"
      for (words, message) in [
        (["git:nowhere:\(path)", path], "cannot read 'git:nowhere:\(path)': "),
        (["git:HEAD:App/Nothing.intentdefinition", path], "cannot read 'git:HEAD:App/Nothing.intentdefinition': "),
        (["git:--help:\(path)", path], "'--help' is no revision"),
        (["git:HEAD:", path], "it names no file"), (["git:HEAD", path], "'git:HEAD' does not exist"),
        (["git:HEAD:App", path], "cannot read 'git:HEAD:App': "), (["gone.intentdefinition", path], "does not exist"),
        (["-", "-"], "only one of the two"), (["App", path], "it is no regular file"),
      ] {
        let outcome = try workspace.run(["diff"] + words, environment: GitRepository.environment)
        #expect(outcome.status == 1 && outcome.output.isEmpty, "\(words)")
        #expect(outcome.errors.contains(message), "\(words): \(outcome.errors)")
      }
      let none = try workspace.run(["diff", path, path], environment: ["PATH": "/nonexistent"])
      #expect(none.status == 0)
      let noGit = try workspace.run(["diff", path], environment: ["PATH": "/nonexistent"])
      #expect(noGit.status == 1 && noGit.errors.contains("git cannot be run"))
    }
  }

  @Test("breaking changes fail where they shall, in every format")
  func failing() throws {
    try Workspace.with(Self.home) { workspace throws in
      let repository = try GitRepository(in: workspace)
      let path = "App/Home.intentdefinition"
      func status(_ words: String...) throws -> Int32? {
        try workspace.run(["diff", path] + words, environment: GitRepository.environment).status
      }
      try repository.replace("How warm should it be?", with: "Which temperature?", in: path)
      #expect(try status("--fail-on", "breaking") == 0)
      // A handler must have another method; what is saved stays.
      try repository.replace(
        "<string>Correction</string>", with: "<string>Offset</string>", in: path)
      #expect(try status("--fail-on", "data") == 0)
      try repository.replace("<string>SetClimate</string>", with: "<string>SetWeather</string>", in: path)
      #expect(try status() == 0)
      for format in ["text", "markdown", "json"] {
        #expect(try status("--fail-on", "data", "--format", format) == 1)
        #expect(try status("--fail-on", "breaking", "--format", format) == 1)
      }
      let json = try workspace.run(
        ["diff", path, "--format", "json"], environment: GitRepository.environment)
      let answer = try #require(try JSONSerialization.jsonObject(with: json.outputData) as? [String: Any])
      let changes = try #require(answer["changes"] as? [[String: Any]])
      #expect(changes.contains { $0["action"] as? String == "renamed" && $0["from"] as? String == "SetClimate" })
    }
  }
}
