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
    let files = Self.home.merging(["App/de.lproj/Home.strings": "Home/de.lproj/Home.strings"]) { first, _ in first }
    try Workspace.with(files) { workspace throws in
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
      #expect(try compare(["git:main", path]).output.contains(expected))
      #expect(try compare([workspace.folder.file(path).path]).output.contains(expected))
      #expect(try compare(["-", path], input: original).output.contains(expected))
      try repository.commit()
      #expect(try compare(["git:HEAD~1:\(path)", "git:HEAD:\(path)"]).output.contains(expected))
      #expect(try compare([path]).output.contains("no change of meaning"))
      for since in ["git:HEAD~1", "git:HEAD~1:App", "git:HEAD~1...HEAD"] {
        let update = try workspace.run(["strings", "update", "App", "--check", "--since", since])
        #expect(update.errors.contains("is that of 'How warm should it be?', which is 'Which temperature?' now"))
      }
      #expect(try workspace.run(["dump", "-"], standardInput: Data(original.utf8)).output.contains("How warm"))
      #expect(try workspace.run(["dump", "git:HEAD~1:\(path)"]).output.contains("How warm"))
    }
  }

  @Test("tables have to follow a definition to another name, where there are any that have not")
  func renamedTables() throws {
    try Workspace.with(Self.home) { workspace throws in
      let remark = "tables must be renamed from 'Home.strings' to 'Rooms.strings'"
      let repository = try GitRepository(in: workspace)
      func remarks(_ old: String) throws -> Bool {
        let words = ["diff", old, "App/Rooms.intentdefinition"]
        let outcome = try workspace.run(words, environment: GitRepository.environment)
        #expect(outcome.status == 0)
        return outcome.output.contains(remark)
      }
      try workspace.folder.write(try workspace.read("App/Home.intentdefinition"), to: "App/Rooms.intentdefinition")
      #expect(try !remarks("App/Home.intentdefinition"))
      #expect(try !remarks("git:HEAD:App/Home.intentdefinition"))
      try workspace.folder.write("", to: "App/de.lproj/Home.strings")
      #expect(try remarks("App/Home.intentdefinition"))
      try repository.commit()
      try FileManager.default.removeItem(at: workspace.folder.file("App/de.lproj/Home.strings"))
      #expect(try remarks("git:HEAD:App/Home.intentdefinition"))
      try workspace.folder.write("", to: "App/de.lproj/Rooms.strings")
      #expect(try !remarks("git:HEAD:App/Home.intentdefinition"))
    }
  }

  @Test("a definition that is new or gone is compared with nothing")
  func missingVersions() throws {
    try Workspace.with(Self.home) { workspace throws in
      _ = try GitRepository(in: workspace)
      let path = "App/Home.intentdefinition"
      try workspace.folder.write(try workspace.read(path), to: "New.intentdefinition")
      try workspace.folder.write("", to: "empty.intentdefinition")
      func compare(_ words: String...) throws -> ProcessOutcome {
        try workspace.run(["diff"] + words + ["--fail-on", "breaking"], environment: GitRepository.environment)
      }
      let nothing = [
        "git:HEAD:New.intentdefinition", "git::New.intentdefinition", "/dev/null", "empty.intentdefinition",
      ]
      for version in nothing {
        let added = try compare(version, "New.intentdefinition")
        #expect(added.status == 0 && added.output.contains("intent SetClimate added"), "\(added.output)\(added.errors)")
        #expect(added.output.contains("There is nothing in '\(version)': everything is new."))
        #expect(!added.output.contains("breaking") && !added.output.contains("Handlers were not compared"))
        let removed = try compare("New.intentdefinition", version)
        #expect(removed.status == 1 && removed.output.contains("intent SetClimate removed"), "\(removed.errors)")
      }
      #expect(try compare("New.intentdefinition").status == 0)
    }
  }

  @Test("as many changes are counted as are told, and positions that follow from the list are known")
  func counts() throws {
    try Workspace.with(["old.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let original = try workspace.read("old.intentdefinition")
      // The last parameter of an intent comes first, and all keep the positions that they had.
      let list = try #require(original.range(of: "<key>INIntentParameters</key>\n\t\t\t<array>\n"))
      let end = try #require(original.range(of: "\n\t\t\t</array>\n", range: list.upperBound..<original.endIndex))
      let close = "\n\t\t\t\t</dict>"
      let parameters = original[list.upperBound..<end.lowerBound].components(separatedBy: close).dropLast()
        .map { $0.trimmingCharacters(in: .newlines) + close }
      #expect(parameters.count > 1)
      let moved = (parameters.suffix(1) + parameters.dropLast()).joined(separator: "\n")
      try workspace.folder.write(
        original.replacingCharacters(in: list.upperBound..<end.lowerBound, with: moved), to: "new.intentdefinition")
      let text = try workspace.run(["diff", "old.intentdefinition", "new.intentdefinition"]).lines
      #expect(
        text.count == 5 && text[0].hasSuffix(": 1 cosmetic") && text[2].contains("order of parameters"), "\(text)")
      let json = try workspace.run(["diff", "old.intentdefinition", "new.intentdefinition", "--format", "json"])
      let answer = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let changes = try #require(answer["changes"] as? [[String: Any]])
      #expect(changes.count == parameters.count + 1)
      #expect(changes.allSatisfy { $0["from"] is String && $0["to"] is String }, "\(json.output)")
    }
  }

  @Test("what cannot be read is told, with status 1")
  func unreadableVersions() throws {
    try Workspace.with(Self.home) { workspace throws in
      try workspace.link("link", to: "App/Home.intentdefinition")
      _ = try GitRepository(in: workspace)
      let path = "App/Home.intentdefinition"
      for (words, message) in [
        (["git:nowhere:\(path)", path], "cannot read 'git:nowhere:\(path)': "),
        (["git:--help:\(path)", path], "'--help' is no revision"),
        (["git:nowhere", path], "cannot read 'git:nowhere:"), (["gone.intentdefinition", path], "does not exist"),
        (["git:HEAD:../Nothing.intentdefinition", path], "cannot read 'git:HEAD:../Nothing.intentdefinition': "),
        (["git:HEAD:link", path], "it is a symbolic link, which is not followed"),
        (["-", "-"], "only one of the two"),
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
      // All are counted, and only the wanted ones are listed.
      let only = try workspace.run(
        ["diff", path, "--only", "cosmetic", "--fail-on", "breaking"], environment: GitRepository.environment)
      #expect(only.status == 1 && only.lines[0].contains(" breaking, ") && only.output.contains("Which temperature?"))
      #expect(!only.lines.contains { $0.hasPrefix("  breaking") })
      #expect(only.output.contains("\nOnly cosmetic changes are listed; "))
      let json = try workspace.run(
        ["diff", path, "--format", "json"], environment: GitRepository.environment)
      let answer = try #require(try JSONSerialization.jsonObject(with: json.outputData) as? [String: Any])
      let changes = try #require(answer["changes"] as? [[String: Any]])
      #expect(changes.contains { $0["action"] as? String == "renamed" && $0["from"] as? String == "SetClimate" })
    }
  }

  @Test("git merges what two branches have done to a definition, and leaves conflicts that can be read")
  func mergeDriver() throws {
    try Workspace.with(Self.home) { workspace throws in
      let path = "App/Home.intentdefinition"
      try workspace.folder.write("*.intentdefinition merge=intentdefinition\n", to: ".gitattributes")
      let repository = try GitRepository(in: workspace)
      try repository.configureMerges()
      func change(on branch: String, _ edits: [(String, String)]) throws {
        try repository.git("checkout", "--quiet", "-b", branch, "main")
        for (old, new) in edits { try repository.replace(old, with: new, in: path) }
        try repository.commit()
      }
      // One branch renames a parameter everywhere, the other adds a sentence that names it.
      try change(
        on: "rename",
        [
          (">target<", ">warmth<"), ("{target}", "{warmth}"), (",target<", ",warmth<"), (">target,", ">warmth,"),
        ])
      try change(on: "text", [("<string>How warm should it be?</string>", "<string>${target}, but where?</string>")])
      let clean = try repository.git("merge", "--no-edit", "rename")
      #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
      #expect(try workspace.read(path).contains("<string>${warmth}, but where?</string>"))
      #expect(try workspace.run(["check", path, "--quiet"]).errors.isEmpty)
      #expect(try workspace.run(["format", path, "--check"]).status == 0)
      // Both write the same text anew.
      try change(on: "other", [("<string>How warm should it be?</string>", "<string>How hot?</string>")])
      let conflict = try repository.git("merge", "--no-edit", "text")
      #expect(conflict.status == 1)
      #expect(conflict.errors.contains("How hot?") && conflict.errors.contains("merge-conflict"))
      let file = try workspace.read(path)
      #expect(file.contains("<<<<<<< ours\n") && file.contains("<string>How hot?</string>\n||||||| base\n"))
      #expect(file.contains("<string>${warmth}, but where?</string>\n>>>>>>> theirs\n"))
      #expect(file.components(separatedBy: "<<<<<<<").count == 2)
      #expect(try repository.git("diff", "--name-only", "--diff-filter=U").lines == [path])
      // Nobody builds such a file by mistake, and what git has left can be merged again.
      let check = try workspace.run(["check", path])
      #expect(check.status != 0 && (check.output + check.errors).contains("conflict"))
      let again = try workspace.run(
        ["merge", "git::1:\(path)", "git::2:\(path)", "git::3:\(path)"], environment: GitRepository.environment)
      #expect(again.status == 1 && again.output == file)
    }
  }

  @Test("branches that have merged each other before have a conflict only where they do not agree")
  func crissCross() throws {
    try Workspace.with(Self.home) { workspace throws in
      let path = "App/Home.intentdefinition"
      try workspace.folder.write("*.intentdefinition merge=intentdefinition\n", to: ".gitattributes")
      let repository = try GitRepository(in: workspace)
      try repository.configureMerges()
      let original = try workspace.read(path)
      func write(_ title: String, on branch: String, _ edit: (String, String)? = nil) throws {
        let text = original.replacing(">Set the Light<", with: ">\(title)<")
        try workspace.folder.write(edit.map { text.replacing($0.0, with: $0.1) } ?? text, to: path)
        try repository.commit()
        try repository.git("tag", "--force", branch)
      }
      // Both change one title, merge each other, and decide.
      func branch(_ name: String, _ title: String) throws {
        try repository.git("checkout", "--quiet", "-b", name, "main")
        try write(title, on: name + "1")
      }
      try branch("a", "Dim")
      try branch("b", "Shine")
      func merge(_ branch: String, _ other: String, deciding title: String, _ edit: (String, String)) throws {
        try repository.git("checkout", "--quiet", branch)
        #expect(try repository.git("merge", "--no-edit", other).status == 1)
        try write(title, on: branch + "2")
        try write(title, on: branch + "3", edit)
      }
      try merge("b", "a1", deciding: "Shine", (">Which mood?<", ">Which mood then?<"))
      try merge("a", "b1", deciding: "Shine", (">Which lights?<", ">Which lamps?<"))
      let clean = try repository.git("merge", "--no-edit", "b")
      #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
      let merged = try workspace.read(path)
      #expect(merged.contains(">Which mood then?<") && merged.contains(">Which lamps?<") && merged.contains(">Shine<"))
      #expect(!clean.errors.contains(".merge_file"))
      // With another decision there is one conflict, about that.
      try repository.git("reset", "--quiet", "--hard", "a3")
      try write("Dim", on: "a4", (">Which lights?<", ">Which lamps?<"))
      let conflict = try repository.git("merge", "--no-edit", "b")
      #expect(conflict.status == 1 && !conflict.errors.contains(".merge_file"), "\(conflict.errors)")
      let file = try workspace.read(path)
      #expect(file.components(separatedBy: "<<<<<<<").count == 2 && file.contains(">Which mood then?<"))
      #expect(
        file.contains("<string>Dim</string>\n||||||| base\n\t\t\t<key>INIntentTitle</key>\n\t\t\t<string>Set the"))
    }
  }

  @Test("a merge tells the keys that tables must have, so that texts go on being found")
  func tablesBesideMerge() throws {
    let tables = ["de", "fr"].map { "App/\($0).lproj/Home.strings" }
    let files = Self.home.merging(
      tables.map { ($0, $0.replacing("App/", with: "Home/")) }, uniquingKeysWith: { first, _ in first })
    try Workspace.with(files) { workspace throws in
      let path = "App/Home.intentdefinition"
      let (definition, german, french) = (
        try workspace.read(path), try workspace.read(tables[0]), try workspace.read(tables[1])
      )
      let key = "loHsoM"
      // At first there is no description of an intent, which both branches add, each with an ID of its own.
      let description = try #require(
        definition.firstMatch(of: #/\t*<key>INIntentDescription<\/key>\n.*\n.*\n\t*<string>loHsoM<.*\n/#))
      try workspace.folder.write(definition.replacing(description.output, with: ""), to: path)
      for table in tables {
        try workspace.folder.write(workspace.read(table).replacing(#/.*\n"loHsoM" = .*\n\n?/#, with: ""), to: table)
      }
      try workspace.folder.write("*.intentdefinition merge=intentdefinition\n", to: ".gitattributes")
      let repository = try GitRepository(in: workspace)
      try repository.configureMerges()
      try repository.git("checkout", "--quiet", "-b", "theirs", "main")
      try workspace.folder.write(definition.replacing(key, with: "kWq8Zt"), to: path)
      try workspace.folder.write(french.replacing(key, with: "kWq8Zt"), to: tables[1])
      try repository.commit()
      try repository.git("checkout", "--quiet", "-b", "ours", "main")
      try workspace.folder.write(definition, to: path)
      try workspace.folder.write(german, to: tables[0])
      try repository.commit()
      let merge = try repository.git("merge", "--no-edit", "theirs")
      #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
      #expect(try workspace.read(path) == definition)
      #expect(merge.errors.contains("string ID 'kWq8Zt' of theirs is 'loHsoM' now"))
      func untranslated() throws -> Bool {
        try workspace.run(["check", "App"]).output.contains("untranslated-title")
      }
      #expect(try untranslated())
      // What is told is all that has to be done.
      try repository.replace("kWq8Zt", with: key, in: tables[1])
      #expect(try !untranslated() && workspace.read(tables[1]) == french && workspace.read(tables[0]) == german)
    }
  }

  @Test("translations of texts that two branches have given one ID are told apart by their comments")
  func tablesOfOneID() throws {
    let table = "App/de.lproj/Home.strings"
    try Workspace.with(Self.home.merging([table: "Home/de.lproj/Home.strings"]) { first, _ in first }) {
      workspace throws in
      let path = "App/Home.intentdefinition"
      let original = try workspace.read(path)
      let descriptions = original.matches(
        of: #/\t*<key>INIntentDescription<\/key>\n\t*<string>(.*)<\/string>\n.*\n\t*<string>(.*)<\/string>\n/#)
      #expect(descriptions.count > 1)
      let (first, second) = (descriptions[0].output, descriptions[1].output)
      func definition(_ changes: (Substring, String)...) -> String {
        changes.reduce(original) { $0.replacing($1.0, with: $1.1) }
      }
      try workspace.folder.write(definition((first.0, ""), (second.0, "")), to: path)
      for id in [first.2, second.2] {
        let text = try workspace.read(table)
        let pattern = try Regex("/\\*[^*]*\\*/\n\"\(id)\" = .*\n\n?", as: Substring.self)
        let entry = try #require(try pattern.firstMatch(in: text))
        try workspace.folder.write(text.replacing(entry.output, with: ""), to: table)
      }
      try workspace.folder.write(
        "*.intentdefinition merge=intentdefinition\n*.strings merge=union\n", to: ".gitattributes")
      let repository = try GitRepository(in: workspace)
      try repository.configureMerges()
      // Each branch adds a text with the same ID, and its translation.
      func add(on branch: String, _ text: String, _ translation: String) throws {
        try repository.git("checkout", "--quiet", "-b", branch, "main")
        try workspace.folder.write(text, to: path)
        #expect(try workspace.run(["strings", "update", "App", "--quiet"]).status == 0)
        let updated = try workspace.read(table)
        try workspace.folder.write(
          updated.replacing(#/"kWq8Zt" = .*/#, with: "\"kWq8Zt\" = \"\(translation)\";"), to: table)
        #expect(try workspace.read(table).contains("\"kWq8Zt\" = \"\(translation)\";"))
        try repository.commit()
      }
      let (firstID, secondID) = (">\(first.2)<", ">\(second.2)<")
      try add(on: "ours", definition((second.0, ""), (firstID[...], ">kWq8Zt<")), "Eins")
      try add(on: "theirs", definition((first.0, ""), (secondID[...], ">kWq8Zt<")), "Zwei")
      try repository.git("checkout", "--quiet", "ours")
      let merge = try repository.git("merge", "--no-edit", "theirs")
      #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
      let renamed = try #require(merge.errors.firstMatch(of: #/'kWq8Zt' of theirs is '(\w+)' now/#)).output.1
      // Both entries have the key, and neither is deleted.
      let union = try workspace.read(table)
      #expect(union.components(separatedBy: "\"kWq8Zt\" = ").count == 3)
      let check = try workspace.run(["check", "App", "--fix"])
      #expect((check.output + check.errors).contains("the entries translate '"))
      #expect(try workspace.read(table).components(separatedBy: "\"kWq8Zt\" = ").count == 3)
      #expect(try workspace.run(["strings", "update", "App", "--quiet"]).status == 0)
      let updated = try workspace.read(table)
      #expect(updated.contains("\"kWq8Zt\" = \"Eins\";") && updated.contains("\"\(renamed)\" = \"Zwei\";"))
      #expect(updated == union.replacing("\"kWq8Zt\" = \"Zwei\"", with: "\"\(renamed)\" = \"Zwei\""))
      #expect(try workspace.run(["strings", "update", "App", "--check"]).status == 0)
    }
  }

  @Test("a side that cannot be read is not lost, and one that has not changed is taken as it is")
  func unreadableSides() throws {
    try Workspace.with([
      "a.intentdefinition": "Home/Home.intentdefinition", "b.intentdefinition": "Travel/Travel.intentdefinition",
    ]) { workspace throws in
      try workspace.folder.write("no definition\n", to: "bad.intentdefinition")
      try workspace.folder.write("", to: "empty.intentdefinition")
      let (a, b) = (try workspace.read("a.intentdefinition"), try workspace.read("b.intentdefinition"))
      let bad = try workspace.run(
        ["merge", "a.intentdefinition", "b.intentdefinition", "bad.intentdefinition", "-o", "out.intentdefinition"])
      #expect(bad.status == 1 && bad.errors.contains("bad.intentdefinition:1:1: error"))
      #expect(
        bad.errors.contains("the whole file is in conflict")
          && (bad.output + bad.errors).contains("1 conflict, of whole files"))
      #expect(
        try workspace.read("out.intentdefinition") == "<<<<<<< ours\n\(b)=======\nno definition\n>>>>>>> theirs\n")
      for (sides, expected) in [
        (["a", "a", "b"], b), (["a", "b", "a"], b), (["b", "a", "a"], a), (["empty", "a", "a"], a),
        (["bad", "a", "bad"], a),
      ] {
        let outcome = try workspace.run(["merge"] + sides.map { $0 + ".intentdefinition" })
        #expect(outcome.status == 0 && outcome.output == expected, "\(sides)")
      }
      let missing = try workspace.run(["merge", "a.intentdefinition", "gone.intentdefinition", "b.intentdefinition"])
      #expect(missing.status == 1 && missing.output.isEmpty && missing.errors.contains("does not exist"))
    }
  }

  @Test("what is right on both sides and wrong together is told")
  func newErrors() throws {
    try Workspace.with(Self.home) { workspace throws in
      let original = try workspace.read("App/Home.intentdefinition")
      // One side removes a value of an enumeration, the other begins to use it.
      let start = try #require(
        original.range(of: "\t\t\t\t<dict>\n\t\t\t\t\t<key>INEnumValueDisplayName</key>\n\t\t\t\t\t<string>Film<"))
      let end = try #require(
        original.range(of: "\n\t\t\t\t</dict>\n", range: start.upperBound..<original.endIndex))
      let condition = try #require(
        original.range(of: "RelationshipPredicateValue</key>\n\t\t\t\t\t\t<string>"))
      let value = try #require(original.range(of: "<", range: condition.upperBound..<original.endIndex))
      try workspace.folder.write(original, to: "base.intentdefinition")
      try workspace.folder.write(
        original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""), to: "ours.intentdefinition")
      try workspace.folder.write(
        original.replacingCharacters(in: condition.upperBound..<value.lowerBound, with: "film"),
        to: "theirs.intentdefinition")
      for side in ["ours", "theirs"] {
        #expect(try workspace.run(["generate", "\(side).intentdefinition", "-o", "out", "--dry-run"]).status == 0)
      }
      let outcome = try workspace.run(
        [
          "merge", "base.intentdefinition", "ours.intentdefinition", "theirs.intentdefinition", "-o",
          "out.intentdefinition",
        ])
      #expect(outcome.status == 1 && outcome.errors.contains("film"), "\(outcome.errors)")
      #expect(!(try workspace.read("out.intentdefinition").contains("<<<<<<<")))
      // Both add a value, under names that differ in case only.
      let film = original[start.lowerBound..<end.upperBound]
      for (side, name) in [("ours", "filmnoir"), ("theirs", "filmNoir")] {
        let value = film.replacing(">film<", with: ">\(name)<").replacing(#/<integer>\d+</#, with: "<integer>77<")
        #expect(value != film)
        try workspace.folder.write(
          original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: film + value),
          to: "\(side).intentdefinition")
      }
      let alike = try workspace.run(["merge"] + ["base", "ours", "theirs"].map { $0 + ".intentdefinition" })
      #expect(alike.status == 0 && alike.errors.contains("'filmnoir' and 'filmNoir'"), "\(alike.errors)")
      #expect(alike.errors.contains("differ in case only"))
    }
  }
}
