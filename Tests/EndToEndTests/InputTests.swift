import Foundation
import TestSupport
import Testing

@Suite("Inputs of the program")
struct InputTests {
  private static let several = [
    "App/Home.intentdefinition": "Home/Home.intentdefinition",
    "App/Widgets/Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
    "Travel.intentdefinition": "Travel/Travel.intentdefinition",
  ]

  @Test("files and folders can be mixed, each definition counts once")
  func mixed() throws {
    try Workspace.with(Self.several) { workspace throws in
      let all = try workspace.run(["generate", ".", "-o", "all", "--dry-run"])
      #expect(all.status == 0)
      let inputs = [
        ["App", "Travel.intentdefinition"], ["App", "Travel.intentdefinition", "App/Home.intentdefinition", "App"],
        ["App/Home.intentdefinition", "App", "./Travel.intentdefinition", "App/../Travel.intentdefinition"],
        [workspace.folder.url.path, "App"],
      ]
      for paths in inputs {
        let outcome = try workspace.run(["generate"] + paths + ["-o", "all", "--dry-run"])
        #expect(outcome.status == 0, "\(paths): \(outcome.errors)")
        #expect(outcome.lines.sorted() == all.lines.sorted(), "\(paths)")
      }
    }
  }

  @Test("hidden folders and build products are not searched")
  func skippedFolders() throws {
    try Workspace.with([
      "App/Home.intentdefinition": "Home/Home.intentdefinition",
      ".build/Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
      "Pods/Sky.intentdefinition": "Widgets/SkyWidgets.intentdefinition",
      "DerivedData/Bad.intentdefinition": "Invalid/empty.intentdefinition",
    ]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out"])
      #expect(outcome.status == 0)
      #expect(workspace.names(in: "out")?.contains("LightMood.swift") == true)
      #expect(workspace.names(in: "out")?.count == 6)
    }
  }

  @Test("what a search comes upon and cannot read is an error, and nothing is written")
  func unreadableInFolder() throws {
    try Workspace.with(Self.several) { workspace throws in
      #expect(try workspace.run(["generate", "App", "-o", "out"]).status == 0)
      try workspace.link("App/Link.intentdefinition", to: "nowhere")
      let folder = workspace.folder.file("App/").path + "/M\u{1}"
      // A name that is no UTF-8.
      let bytes = folder.utf8.map { $0 == 1 ? CChar(bitPattern: 0xFF) : CChar(bitPattern: $0) } + [0]
      let hasFolder = mkdir(bytes, 0o755) == 0
      defer { if hasFolder { rmdir(bytes) } }
      for arguments in [["generate", "App", "-o", "out", "--check"], ["list", "App"], ["check", "App"]] {
        let outcome = try workspace.run(arguments)
        let text = outcome.output + outcome.errors
        #expect(outcome.status != 0 && outcome.status != 70)
        #expect(text.contains("error: cannot read 'App/Link.intentdefinition': no such file or directory"))
        // Some file systems take no such name.
        if hasFolder { #expect(text.contains("error: cannot read 'App/M\u{FFFD}' [unreadable-input]")) }
      }
      #expect(try workspace.run(["generate", "App", "-o", "new"]).status == 1 && !workspace.exists("new"))
    }
  }

  @Test("a folder without permission is an error", .enabled(if: getuid() != 0))
  func closedFolder() throws {
    try Workspace.with(Self.several) { workspace throws in
      let path = workspace.folder.file("App/Widgets").path
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
      for arguments in [["generate", "App", "-o", "out"], ["check", "App"]] {
        let outcome = try workspace.run(arguments)
        #expect((outcome.output + outcome.errors).contains("error: cannot read the folder 'App/Widgets'"))
        #expect(outcome.status != 0 && !workspace.exists("out"))
      }
    }
  }

  @Test("one of several localized copies is compiled, that in Base.lproj")
  func localizedCopies() throws {
    let original = "Orders/Base.lproj/Orders.intentdefinition"
    try Workspace.with([
      "de.lproj/Orders.intentdefinition": original, "Base.lproj/Orders.intentdefinition": original,
      "en.lproj/Orders.intentdefinition": original,
    ]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out", "--notes"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("note: 'de.lproj/Orders.intentdefinition' is a localized copy"))
      #expect(outcome.errors.contains("note: 'en.lproj/Orders.intentdefinition' is a localized copy"))
      #expect(workspace.names(in: "out")?.count == 11)
      #expect(try workspace.run(["generate", ".", "-o", "out2"]).errors.isEmpty)
    }
  }

  @Test("two definitions that declare one name are refused, with both places")
  func collision() throws {
    try Workspace.with([
      "A.intentdefinition": "Home/Home.intentdefinition", "B.intentdefinition": "Home/Home.intentdefinition",
    ]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out"])
      #expect(outcome.status == 1 && !workspace.exists("out"))
      #expect(outcome.errors.contains("B.intentdefinition:15:12: error: "))
      #expect(outcome.errors.contains("A.intentdefinition:15:12: note: "))
      // Apart from each other they are fine.
      #expect(try workspace.run(["generate", "A.intentdefinition", "-o", "a"]).status == 0)
      #expect(try workspace.run(["list", "."]).status == 0)
    }
  }

  @Test("two definitions of one file name cannot be written to one file each")
  func singleFileCollision() throws {
    try Workspace.with([
      "A/Intents.intentdefinition": "Home/Home.intentdefinition",
      "B/Intents.intentdefinition": "Travel/Travel.intentdefinition",
    ]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out", "--layout", "single"])
      #expect(outcome.status == 1 && outcome.errors.contains("Intents.intentdefinition.swift"))
      #expect(try workspace.run(["generate", ".", "-o", "out"]).status == 0)
    }
  }

  @Test("what is not there or is no definition is told, with status 1")
  func unreadable() throws {
    try Workspace.with { workspace throws in
      try workspace.makeFolder("empty")
      for path in ["missing.intentdefinition", "empty", "/dev/null", "missing/folder/"] {
        let outcome = try workspace.run(["generate", path, "-o", "out"])
        #expect(outcome.status == 1, "\(path)")
        #expect(outcome.errors.contains("'\(path)'"), "\(outcome.errors)")
        #expect(!workspace.exists("out"))
      }
      try workspace.link("circle.intentdefinition", to: "circle.intentdefinition")
      #expect(try workspace.run(["generate", "circle.intentdefinition", "-o", "out"]).status == 1)
    }
  }

  @Test(
    "a definition may be a link, and have an odd name",
    arguments: [
      "Ümlaut 日本.intentdefinition", "a\tb.intentdefinition", "-dash.intentdefinition", "'\"$x.intentdefinition",
      "no suffix",
    ])
  func oddNames(name: String) throws {
    try Workspace.with([name: "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run(["generate", "-o", "out", "--", name])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(workspace.names(in: "out")?.count == 6)
      #expect(try workspace.run(["list", "--", name]).status == 0)
      try workspace.link("link.intentdefinition", to: name)
      #expect(try workspace.run(["generate", "link.intentdefinition", "-o", "out3"]).status == 0)
    }
  }

  @Test("a line break in a file name does not get into the first line of the output")
  func lineBreakInName() throws {
    try Workspace.with(["a\nlet x = 1.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run(["generate", ".", "-o", "out"])
      #expect(outcome.status == 0 || outcome.status == 1)
      for (path, contents) in try workspace.code(in: "out") {
        let lines = String(decoding: contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(4).allSatisfy { $0.hasPrefix("//") }, "\(path)")
      }
    }
  }

  @Test(
    "each limit is kept", arguments: ["--max-bytes=1000", "--max-depth=3", "--max-text-bytes=10", "--max-elements=50"])
  func limits(option: String) throws {
    try Workspace.with(["Home.intentdefinition": "Home/Home.intentdefinition"]) { workspace throws in
      let outcome = try workspace.run(["generate", "Home.intentdefinition", "-o", "out", option])
      #expect(outcome.status == 1 && !workspace.exists("out"))
      let name = try #require(option.split(separator: "=").first)
      #expect(outcome.errors.contains("raise the limit with \(name)"), "\(outcome.errors)")
      #expect(try workspace.run(["list", "Home.intentdefinition", option]).status == 1)
    }
  }

  @Test("a newer model version is read only if that is asked for")
  func newerModel() throws {
    try Workspace.with(["New.intentdefinition": "Invalid/unknown-model-version.intentdefinition"]) { workspace throws in
      #expect(try workspace.run(["generate", "New.intentdefinition", "-o", "out"]).status == 1)
      #expect(try workspace.run(["generate", "New.intentdefinition", "-o", "out", "--allow-newer-model"]).status == 0)
    }
  }
}
