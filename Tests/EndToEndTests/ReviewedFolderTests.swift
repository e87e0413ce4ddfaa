import Foundation
import TestSupport
import Testing

@Suite("Reviews of folders and branches with git", .enabled(if: GitRepository.program != nil, "git is not installed"))
struct ReviewedFolderTests {
  private static let files = [
    "App/Home.intentdefinition": "Home/Home.intentdefinition",
    "App/Kept.intentdefinition": "Home/Home.intentdefinition",
    "App/Gone.intentdefinition": "Home/Home.intentdefinition",
  ]

  private static let change = "dialog Primary: text \"How warm should it be?\" → \"Which temperature?\""

  /// A branch `feature` that changes one definition, removes one and adds one, and a `main` that has gone on.
  private func inBranches(_ body: (Workspace, ([String]) throws -> ProcessOutcome) throws -> Void) throws {
    try Workspace.with(Self.files) { workspace throws in
      let repository = try GitRepository(in: workspace)
      try repository.git("checkout", "--quiet", "-b", "feature")
      try repository.replace("How warm should it be?", with: "Which temperature?", in: "App/Home.intentdefinition")
      let other = RepositoryLayout.definitions.appending(path: "Orders/Base.lproj/Orders.intentdefinition")
      try workspace.folder.write(Data(contentsOf: other), to: "App/Sub/New.intentdefinition")
      try repository.git("rm", "--quiet", "App/Gone.intentdefinition")
      try repository.commit()
      try repository.git("checkout", "--quiet", "main")
      try repository.replace("<string>SetClimate<", with: "<string>Other<", in: "App/Kept.intentdefinition")
      try repository.commit()
      try repository.git("checkout", "--quiet", "feature")
      try body(workspace) { words in
        try workspace.run(["diff"] + words, environment: GitRepository.environment)
      }
    }
  }

  @Test("definitions of two folders are compared by their paths, wherever the folders are")
  func folders() throws {
    try inBranches { workspace, compare in
      for words in [
        ["git:main...:App", "App"], ["git:main...feature:App"], ["git:main...:App/"], ["git:main...:", "."],
        ["git:HEAD~1:./App", "App"], ["git:main~1..feature:App"],
      ] {
        let outcome = try compare(words)
        #expect(outcome.status == 0, "\(words): \(outcome.errors)")
        let output = outcome.output
        #expect(output.components(separatedBy: ".intentdefinition → ").count == 4, "\(words): \(output)")
        #expect(output.contains(Self.change))
        #expect(output.contains("Gone.intentdefinition': everything is removed."))
        #expect(output.contains("New.intentdefinition': everything is new."))
        #expect(output.hasSuffix("\n1 other definition: no change of meaning\n"))
      }
      // What main has gained since is no change of the branch, and is one of both as they are.
      #expect(try compare(["git:main..feature:App"]).output.contains("Other"))
      #expect(try compare(["git:main...:App", "App", "--fail-on", "data"]).status == 1)
      #expect(try compare(["App"]).output == "3 definitions: no change of meaning\n")
      #expect(try compare(["git::App", "App"]).output == "3 definitions: no change of meaning\n")
      #expect(try compare(["git:main:Nowhere", "App"]).output.components(separatedBy: "everything is new").count == 4)
      #expect(try compare(["git:main...feature:App/Home.intentdefinition"]).output.contains(Self.change))
      #expect(try compare(["git:main...:App", "App", "--format", "markdown"]).output.contains("# Changes of Home"))
      // The same from a folder of the repository.
      func inside(_ words: [String]) throws -> ProcessOutcome {
        try workspace.run(["diff"] + words, in: "App", environment: GitRepository.environment)
      }
      for words in [["git:main...:", "."], ["git:main...feature:."], ["git:main...:../App", "../App"]] {
        let outcome = try inside(words)
        #expect(outcome.output.components(separatedBy: ".intentdefinition → ").count == 4, "\(words): \(outcome)")
        #expect(outcome.output.hasSuffix("\n1 other definition: no change of meaning\n"))
      }
      #expect(try inside(["."]).output == "3 definitions: no change of meaning\n")
      #expect(try inside(["git:HEAD:..", ".."]).output == "3 definitions: no change of meaning\n")
      let json = try compare(["git:main...:App", "App", "--format", "json"]).output
      let answer = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(answer["old"] as? String == "git:main...:App" && answer["new"] as? String == "App")
      let definitions = try #require(answer["definitions"] as? [[String: Any]])
      let prefix = "git:main...:App/"
      #expect(
        definitions.map { $0["old"] as? String }
          == ["Gone", "Home", "Kept", "Sub/New"].map { prefix + $0 + ".intentdefinition" })
      #expect(definitions.map { ($0["changes"] as? [Any])?.isEmpty } == [false, false, true, false])
      // One that cannot be read is told, and keeps none of the others back.
      try workspace.folder.write("<plist", to: "App/Kept.intentdefinition")
      let broken = try compare(["App"])
      #expect(broken.status == 1 && broken.errors.contains("App/Kept.intentdefinition:1"))
      #expect(broken.output == "2 definitions: no change of meaning\n")
    }
  }

  @Test("a definition in another place is known by what is in it, and one that may be any of two is new")
  func moved() throws {
    try inBranches { workspace, compare in
      let home = try workspace.read("App/Home.intentdefinition")
      func move(_ edit: (String, String), to paths: [String]) throws {
        for path in paths { try workspace.folder.write(home.replacing(edit.0, with: edit.1), to: path) }
      }
      try FileManager.default.removeItem(at: workspace.folder.file("App/Home.intentdefinition"))
      try move((">SetLight<", ">Other<"), to: ["App/Sub/House.intentdefinition"])
      let outcome = try compare(["App"]).output
      #expect(outcome.hasPrefix("git:HEAD:App/Home.intentdefinition → App/Sub/House.intentdefinition: "))
      #expect(outcome.contains("\nThe file was moved.\n") && !outcome.contains("everything is"))
      #expect(outcome.hasSuffix("\n2 other definitions: no change of meaning\n"))
      try move(("", ""), to: ["App/Sub/House.intentdefinition"])
      let plain = try compare(["App"]).output
      #expect(
        plain.hasPrefix(
          "git:HEAD:App/Home.intentdefinition → App/Sub/House.intentdefinition: no change of meaning\n\nThe file was"))
      let json = try compare(["App", "--format", "json"]).output
      #expect(json.components(separatedBy: "\"isMoved\": true").count == 2)
      try move(("", ""), to: ["App/Sub/House.intentdefinition", "App/Sub/Home.intentdefinition"])
      let two = try compare(["App"]).output
      #expect(!two.contains("was moved") && two.components(separatedBy: "everything is new").count == 3)
    }
  }

  @Test("what names no two versions is told, with what to write")
  func refused() throws {
    try inBranches { _, compare in
      let path = "App/Home.intentdefinition"
      for (words, message) in [
        (["main", "feature"], "a file of a revision is written 'git:REVISION:PATH'"),
        (["git:main:\(path)"], "'git:REVISION...REVISION:PATH'"), (["-"], "no second version to compare '-' with"),
        (["git:main..feature:\(path)", path], "name one revision here, not two"),
        (["git:nowhere...:\(path)"], "cannot read 'git:nowhere...:\(path)': "),
        (["git:nowhere:App", "App"], "'nowhere' is no revision here"),
        (["App", path], "'App' is a folder, and '\(path)' is none"),
        (["App", "Nowhere"], "is a folder, and 'Nowhere' is none"),
        (["git:main:Nowhere/", "git:main:Nowhere/"], "there is no .intentdefinition file in"),
      ] {
        let outcome = try compare(words)
        #expect(outcome.status == 1 && outcome.output.isEmpty, "\(words)")
        #expect(outcome.errors.contains(message), "\(words): \(outcome.errors)")
      }
    }
  }
}
