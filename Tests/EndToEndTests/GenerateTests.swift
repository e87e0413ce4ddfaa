import Foundation
import TestSupport
import Testing

@Suite("intentc generate")
struct GenerateTests {
  private static let home = ["Home.intentdefinition": "Home/Home.intentdefinition"]
  private static let homeFiles = [
    "DeviceState.swift", "HomeDevice.swift", "LightMood.swift", "SetClimateIntent.swift", "SetLightIntent.swift",
    "ToggleDeviceIntent.swift",
  ]

  @Test("writes the recorded files, and says how many")
  func writes() throws {
    try Workspace.with(Self.home) { workspace throws in
      let outcome = try workspace.run(["generate", "Home.intentdefinition", "--output", "made/of/folders"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.contains("6 files"))
      let reference = RepositoryLayout.generated.appending(path: "default/Home", directoryHint: .isDirectory)
      let files = try FileTree.contents(of: workspace.folder.file("made/of/folders"))
      #expect(files == (try FileTree.contents(of: reference)))
    }
  }

  @Test("says nothing with --quiet")
  func quiet() throws {
    try Workspace.with(Self.home) { workspace throws in
      let outcome = try workspace.run(["generate", "Home.intentdefinition", "-qo", "out"])
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
      #expect(workspace.names(in: "out") == Self.homeFiles)
    }
  }

  @Test("does not touch files that would not change")
  func leavesUnchanged() throws {
    try Workspace.with(Self.home) { workspace throws in
      let arguments = ["generate", "Home.intentdefinition", "--output", "out"]
      #expect(try workspace.run(arguments).status == 0)
      let before = try Self.homeFiles.map { try workspace.identity("out/\($0)") }
      #expect(try workspace.run(arguments).status == 0)
      #expect(try Self.homeFiles.map { try workspace.identity("out/\($0)") } == before)

      // Only the one that was changed is written again.
      let original = try workspace.read("out/LightMood.swift")
      try workspace.folder.write(original + "// edited\n", to: "out/LightMood.swift")
      let again = try workspace.run(arguments)
      #expect(again.status == 0 && again.output.contains("1 file written") && again.output.contains("5 unchanged"))
      #expect(try workspace.read("out/LightMood.swift") == original)
      for (name, identity) in zip(Self.homeFiles, before) where name != "LightMood.swift" {
        #expect(try workspace.identity("out/\(name)") == identity)
      }
    }
  }

  @Test("leaves no other file behind, hidden ones included")
  func leavesNothingBehind() throws {
    try Workspace.with(Self.home) { workspace throws in
      #expect(try workspace.run(["generate", "Home.intentdefinition", "--output", "out"]).status == 0)
      #expect(workspace.names(in: "out") == Self.homeFiles)
      #expect(workspace.names(in: ".") == ["Home.intentdefinition", "out"])
    }
  }

  @Test("writes nothing after an error, not even what has no errors")
  func writesNothingAfterError() throws {
    try Workspace.with([
      "Home.intentdefinition": "Home/Home.intentdefinition",
      "Garden.intentdefinition": "Invalid/missing-title.intentdefinition",
    ]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "--output", "out", "--depfile", "out.d"])
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("Garden.intentdefinition:133:4: error: "))
      #expect(workspace.names(in: ".") == ["Garden.intentdefinition", "Home.intentdefinition"])
    }
  }

  @Test("--check passes on what was generated and names what differs")
  func check() throws {
    try Workspace.with(Self.home) { workspace throws in
      let arguments = ["generate", "Home.intentdefinition", "--output", "out"]
      let missing = try workspace.run(arguments + ["--check"])
      #expect(missing.status == 1 && !workspace.exists("out"))
      #expect(missing.errors.contains("out/LightMood.swift"))
      #expect(try workspace.run(arguments).status == 0)
      #expect(try workspace.run(arguments + ["--check"]).status == 0)
      try workspace.folder.write(try workspace.read("out/LightMood.swift") + "\n", to: "out/LightMood.swift")
      try FileManager.default.removeItem(at: workspace.folder.file("out/HomeDevice.swift"))
      let before = try workspace.contents()
      let outcome = try workspace.run(arguments + ["--check"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("out/LightMood.swift") && outcome.errors.contains("out/HomeDevice.swift"))
      #expect(!outcome.errors.contains("SetLightIntent"))
      #expect(try workspace.contents() == before)
    }
  }

  @Test("--dry-run prints what a run writes, in its order, and writes nothing", arguments: ["per-type", "single"])
  func dryRun(layout: String) throws {
    try Workspace.with(Self.home) { workspace throws in
      let arguments = ["generate", "Home.intentdefinition", "--output", "out", "--layout", layout]
      let dry = try workspace.run(arguments + ["--dry-run"])
      #expect(dry.status == 0 && !workspace.exists("out"))
      #expect(try workspace.run(arguments).status == 0)
      #expect(dry.lines.sorted() == workspace.names(in: "out")?.map { "out/\($0)" })
    }
  }

  @Test("reports files that are no longer generated, and removes them with --prune")
  func prune() throws {
    try Workspace.with(Self.home) { workspace throws in
      let arguments = ["generate", "Home.intentdefinition", "--output", "out"]
      #expect(try workspace.run(arguments).status == 0)
      try workspace.folder.write("// by hand\n", to: "out/Mine.swift")
      let reduced = try workspace.run(arguments + ["--layout", "single"])
      #expect(reduced.status == 0)
      #expect(reduced.errors.contains("out/LightMood.swift:1:1: warning: file is no longer generated"))
      #expect(workspace.exists("out/LightMood.swift"))
      #expect(try workspace.run(arguments + ["--layout", "single", "--check"]).status == 1)
      let pruned = try workspace.run(arguments + ["--layout", "single", "--prune"])
      #expect(pruned.status == 0 && pruned.errors.isEmpty && pruned.output.contains("6 removed"))
      #expect(workspace.names(in: "out") == ["Home.intentdefinition.swift", "Mine.swift"])
    }
  }

  @Test("does not prune the files of another definition")
  func prunesOwnFilesOnly() throws {
    try Workspace.with([
      "Home.intentdefinition": "Home/Home.intentdefinition",
      "Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
    ]) { workspace throws in
      #expect(try workspace.run(["generate", "Home.intentdefinition", "-o", "out"]).status == 0)
      let outcome = try workspace.run(["generate", "Sky.intentdefinition", "-o", "out", "--prune"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(workspace.exists("out/LightMood.swift"))
    }
  }

  @Test("knows the files of a definition that is gone from a folder, and of no other")
  func goneDefinitions() throws {
    try Workspace.with([
      "App/Home/Home.intentdefinition": "Home/Home.intentdefinition",
      "App/Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
      "Kit/Notes.intentdefinition": "Notes/Base.lproj/Notes.intentdefinition",
      "Kit/Reading.intentdefinition": "Reading/Base.lproj/Reading.intentdefinition",
    ]) { workspace throws in
      let generate = ["generate", "App", "--output", "App/Generated"]
      #expect(try workspace.run(generate).status == 0)
      #expect(try workspace.run(["generate", "Kit", "--output", "App/Generated"]).errors.isEmpty)
      let record = try workspace.read("App/Generated/.generation.lock.json")
      let places = ["../../Kit/Notes", "../../Kit/Reading", "../Home/Home", "../Sky"].map {
        "\"path\":\"\($0).intentdefinition\""
      }
      #expect(places.allSatisfy(record.contains), "\(record)")
      #expect(try workspace.run(generate + ["--check"]).status == 0)
      // What is there and not named may belong to another run.
      let named = ["generate", "App/Sky.intentdefinition", "-o", "App/Generated"]
      #expect(try workspace.run(named + ["--check", "--scope", "App"]).errors.isEmpty)

      // One that is gone from the folder of the run, and one that is gone from another.
      try FileManager.default.removeItem(at: workspace.folder.file("App/Home"))
      try FileManager.default.removeItem(at: workspace.folder.file("Kit/Reading.intentdefinition"))
      let check = try workspace.run(generate + ["--check"])
      let message =
        "App/Generated/LightMood.swift:1:1: error: file is no longer generated: 'App/Home/Home.intentdefinition' is gone"
      #expect(check.status == 1 && check.errors.contains(message), "\(check.errors)")
      #expect(!check.errors.contains("Notes") && !check.errors.contains("Reading") && !check.errors.contains("Sky"))
      #expect(try workspace.run(generate).errors.contains("LightMood.swift:1:1: warning: file is no longer generated"))
      #expect(try workspace.run(generate + ["--check"]).status == 1, "a run that only warns forgets nothing")
      // A run that names files knows what it is about from the folder that they are from.
      #expect(try workspace.run(named + ["--check"]).status == 0)
      #expect(try workspace.run(named + ["--check", "--scope", "App"]).status == 1)
      try workspace.folder.write("// by hand\n", to: "App/Generated/Mine.swift")
      #expect(try workspace.run(generate + ["--prune"]).output.contains("6 removed"))
      #expect(!workspace.exists("App/Generated/LightMood.swift") && workspace.exists("App/Generated/Mine.swift"))
      #expect(workspace.exists("App/Generated/LogReadingIntent.swift"))
      #expect(try workspace.run(generate + ["--check"]).errors.isEmpty)

      // The last one of a folder.
      try FileManager.default.removeItem(at: workspace.folder.file("App/Sky.intentdefinition"))
      #expect(try workspace.run(generate + ["--check"]).errors.contains("'App/Sky.intentdefinition' is gone"))
      #expect(try workspace.run(["generate", "--scope", "App", "-o", "App/Generated", "--prune"]).status == 0)
      #expect(!workspace.exists("App/Generated/NightSkyIntent.swift"))
      #expect(try workspace.run(generate).errors.contains("there is no .intentdefinition file in 'App'"))
      try workspace.folder.write("<<<<<<< HEAD\n" + record, to: "App/Generated/.generation.lock.json")
      let damaged = try workspace.run(["generate", "Kit", "--output", "App/Generated"])
      #expect(damaged.status == 1 && damaged.errors.contains("App/Generated/.generation.lock.json:1:1: error: "))
    }
  }

  // MARK: Configuration

  @Test("goes by the nearest configuration, and by the command line first")
  func configuration() throws {
    try Workspace.with(["App/Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      try workspace.folder.write(
        "{ classPrefix: 'ABC', generate: { access: 'internal', layout: 'single', nonisolated: true, sendable: true } }",
        to: "intentc.json")
      let generate = ["generate", "App", "-o", "out", "--depfile", "out.d"]
      #expect(try workspace.run(generate).status == 0)
      let text = try workspace.read("out/Home.intentdefinition.swift")
      #expect(text.contains("\nnonisolated internal class ABCSetLightIntent: INIntent {"))
      #expect(text.contains("completion: @escaping @Sendable ("))
      // A change of the configuration is one of the output.
      #expect(try workspace.read("out.d").contains("intentc.json"))
      #expect(try workspace.run(generate + ["--access", "package", "--class-prefix", ""]).status == 0)
      #expect(
        try workspace.read("out/Home.intentdefinition.swift").contains(
          "\nnonisolated package class SetLightIntent: INIntent {"))
      #expect(try workspace.run(["generate", "App", "-o", "plain", "--no-config"]).status == 0)
      #expect(workspace.names(in: "plain") == Self.homeFiles)
      try workspace.folder.write("{ generate: { flavor: 'portable' } }", to: "other.json")
      #expect(try workspace.run(["generate", "App", "-o", "other", "--config", "other.json"]).status == 0)
      #expect(try workspace.read("other/LightMood.swift").contains("import IntentsTestKit"))
    }
  }

  @Test("writes Objective-C where the configuration or the command line says so, and tells what is left of Swift")
  func objectiveC() throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      #expect(try workspace.run(["generate", ".", "-o", "out"]).status == 0)
      try workspace.folder.write("{ generate: { language: 'objc', umbrellaHeader: 'All' } }", to: "intentc.json")
      let generate = ["generate", ".", "-o", "out", "--umbrella-header", "Home.h", "--depfile", "out.d"]
      #expect(try workspace.run(["generate", ".", "-o", "configured"]).status == 0)
      #expect(try workspace.read("configured/All.h").contains("#import \"SetLightIntent.h\"\n"))
      let outcome = try workspace.run(generate)
      #expect(outcome.status == 0 && outcome.errors.contains("LightMood.swift"), "\(outcome.errors)")
      #expect(try workspace.run(generate + ["--prune", "--quiet"]).errors.isEmpty)
      #expect(workspace.names(in: "out")?.contains { $0.hasSuffix(".swift") } == false)
      #expect(
        try workspace.read("out/Home.h").contains("#import \"SetLightIntent.h\"\n#import \"ToggleDeviceIntent.h\"\n"))
      #expect(try workspace.read("out.d").contains("out/HomeDevice.m"))
      #expect(try workspace.run(generate + ["--check"]).status == 0)
      try workspace.folder.write("{ generate: { language: 'objc' } }", to: "intentc.json")
      // As a plugin calls the program, which has to know its outputs.
      let build = try workspace.run(["generate", ".", "-o", "no", "--layout", "single"])
      #expect(build.status == 64 && build.errors.contains("plugins and build rules make one Swift file"))
      #expect(try workspace.run(["generate", ".", "-o", "swift", "--language", "swift"]).status == 0)
      #expect(workspace.names(in: "swift") == Self.homeFiles)
      let refused = try workspace.run(["generate", ".", "-o", "no", "--sendable"])
      let message = "intentc.json:1:25: error: @Sendable completion handlers cannot be had in Objective-C"
      #expect(refused.status == 64 && refused.errors.contains(message), "\(refused.errors)")
      #expect(!workspace.exists("no"))
    }
  }

  @Test(
    "fails, and writes nothing, where the configuration makes no sense",
    arguments: [
      ("{ generate: { acces: 'internal' } }", "1:15: error: unknown key 'acces' in 'generate'"),
      (
        "{ 'generate.access': 'internal' }",
        "1:4: error: unknown key 'generate.access' in the configuration [invalid-configuration]\n"
          + "intentc.json:1:4: note: write 'generate: { access: … }'"
      ),
      ("{ generate: { access: 'private' } }", "1:24: error: 'access' cannot be 'private'"),
      (
        "{ generate: { language: 'objc', flavor: 'portable' } }",
        "1:41: error: the portable flavor cannot be had in Objective-C"
      ),
      (
        "{ generate: { language: 'objc', umbrellaHeader: 'Intents.h' } }",
        "1:50: error: 'Intents.h' would be included in the place of a header of the system"
      ),
      ("{ generate: { nonisolated: 'yes' } }", "1:28: error: 'nonisolated' must be a boolean, not a string"),
    ])
  func misconfiguration(text: String, message: String) throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      try workspace.folder.write(text, to: "intentc.json")
      let outcome = try workspace.run(["generate", ".", "-o", "out"])
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasPrefix("intentc.json:" + message), "\(outcome.errors)")
      #expect(!workspace.exists("out"))
    }
  }

  @Test("refuses inputs whose configurations differ")
  func differingConfigurations() throws {
    try Workspace.with([
      "A/Home.intentdefinition": "Home/Home.intentdefinition",
      "B/SkyWidgets.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
    ]) { workspace throws in
      try workspace.folder.write("{ generate: { access: 'internal' } }", to: "A/intentc.json")
      let outcome = try workspace.run(["generate", "A", "B", "-o", "out"])
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("say different things about the generated code"))
      #expect(!workspace.exists("out"))
      #expect(try workspace.run(["generate", "A", "B", "-o", "out", "--no-config"]).status == 0)
    }
  }

  @Test("writes the one file of a definition that declares nothing of its own")
  func systemIntentsOnly() throws {
    try Workspace.with(["Old.intentdefinition": "Legacy/Withdrawn.intentdefinition"]) { workspace throws in
      #expect(try workspace.run(["generate", ".", "-o", "out", "--layout", "single"]).status == 0)
      #expect(workspace.names(in: "out") == ["Old.intentdefinition.swift"])
      #expect(try workspace.run(["generate", ".", "-o", "out", "--layout", "single", "--check"]).status == 0)
    }
  }

  @Test("writes a dependency file that Make reads, with blanks in paths")
  func dependencyFile() throws {
    try Workspace.with(["my app/Home $1#.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run([
        "generate", "my app", "--output", "out put", "--layout", "single", "--depfile", "deps.d",
      ])
      #expect(outcome.status == 0)
      #expect(workspace.names(in: "out put") == ["Home $1#.intentdefinition.swift"])
      #expect(
        try workspace.read("deps.d") == """
          out\\ put/Home\\ $$1\\#.intentdefinition.swift: \\
            my\\ app/Home\\ $$1\\#.intentdefinition
          my\\ app/Home\\ $$1\\#.intentdefinition:

          """)
      guard let make = ProcessRunner.program(named: "make") else { return }
      // Make is up to date as long as the input is older, and wants to rebuild when it is newer.
      let target = "out put/Home $1#.intentdefinition.swift"
      let recipe = "out\\ put/Home\\ $$1\\#.intentdefinition.swift:\n\t@echo rebuild\n"
      try workspace.folder.write(recipe + (try workspace.read("deps.d")), to: "Makefile")
      #expect(
        try workspace.run(["--no-print-directory"], environment: ["MAKEFLAGS": ""], program: make).output.contains(
          "up to date"))
      let newer = Date(timeIntervalSinceNow: 100)
      try FileManager.default.setAttributes(
        [.modificationDate: newer], ofItemAtPath: workspace.folder.file("my app/Home $1#.intentdefinition").path)
      #expect(
        try workspace.run(["--no-print-directory"], environment: ["MAKEFLAGS": ""], program: make).output == "rebuild\n"
      )
      #expect(workspace.exists(target))
      // An input that has gone is a reason to build, not to stop.
      try FileManager.default.removeItem(at: workspace.folder.file("my app/Home $1#.intentdefinition"))
      let removed = try workspace.run(["--no-print-directory"], environment: ["MAKEFLAGS": ""], program: make)
      #expect(removed.status == 0 && removed.output == "rebuild\n", "\(removed.errors)")
    }
  }

  @Test("makes the folder of the dependency file")
  func dependencyFolder() throws {
    try Workspace.with(Self.home) { workspace throws in
      let outcome = try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--depfile", "a/b/deps.d"])
      #expect(outcome.status == 0)
      #expect(try workspace.read("a/b/deps.d").contains("Home.intentdefinition"))
    }
  }

  @Test(
    "writes nothing where the dependency file cannot be",
    arguments: ["folder", "file/deps.d", "./Home.intentdefinition", "out/LightMood.swift"])
  func dependencyFileInTheWay(path: String) throws {
    try Workspace.with(Self.home) { workspace throws in
      try workspace.makeFolder("folder")
      try workspace.folder.write("kept", to: "file")
      let before = try workspace.contents()
      let outcome = try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--depfile", path])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("cannot write '\(path)'"), "\(outcome.errors)")
      #expect(try workspace.contents() == before)
    }
  }

  @Test("the options change the text as recorded")
  func options() throws {
    try Workspace.with(["Orders.intentdefinition": "Orders/Base.lproj/Orders.intentdefinition"]) { workspace throws in
      let variations = [
        "internal": ["--access", "internal"], "package-nonisolated": ["--access=package", "--nonisolated"],
        "prefix": ["--class-prefix", "ACME"], "sendable": ["--sendable"], "single": ["--layout=single"],
        "default": ["--module-name", "App", "--swift-version", "6"],
      ]
      for (name, options) in variations {
        let outcome = try workspace.run(["generate", "Orders.intentdefinition", "-o", name] + options)
        #expect(outcome.status == 0)
        let reference = RepositoryLayout.generated.appending(path: "\(name)/Orders", directoryHint: .isDirectory)
        #expect(
          try FileTree.contents(of: workspace.folder.file(name)) == (try FileTree.contents(of: reference)), "\(name)")
      }
    }
  }
}
