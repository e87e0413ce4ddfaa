import Foundation
import TestSupport
import Testing

@Suite("Merges of files")
struct MergeCommandTests {
  private static let versions = ["base", "ours", "theirs"].map { $0 + ".intentdefinition" }

  @Test("an error is told that a known one resembles, and none that a version has")
  func resemblingErrors() throws {
    let orders = "Orders/Base.lproj/Orders.intentdefinition"
    try Workspace.with([Self.versions[0]: orders]) { workspace throws in
      let original = try workspace.read(Self.versions[0])
      // One side removes an enumeration, which it goes on using in two places; the other uses it in a third.
      let start = try #require(original.range(of: "\t\t<dict>\n\t\t\t<key>INEnumDisplayName</key>\n"))
      let end = try #require(original.range(of: "\n\t\t</dict>\n", range: start.upperBound..<original.endIndex))
      let name = "<string>CupSize</string>"
      #expect(original[start.lowerBound..<end.upperBound].contains(name))
      let without = original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
      let roast = try #require(original.range(of: "INTypePropertyEnumType</key>\n\t\t\t\t\t<string>RoastLevel<"))
      let third = original.replacingCharacters(
        in: roast, with: "INTypePropertyEnumType</key>\n\t\t\t\t\t<string>CupSize<")
      try workspace.folder.write(without, to: Self.versions[1])
      try workspace.folder.write(third, to: Self.versions[2])
      let message = "no enumeration named 'CupSize'"
      let ours = try workspace.run(["check", Self.versions[1]])
      let merge = try workspace.run(["merge"] + Self.versions)
      #expect(ours.status == 1 && (ours.output + ours.errors).components(separatedBy: message).count > 2)
      #expect(merge.status == 1, "\(merge.errors)")
      #expect(merge.errors.components(separatedBy: message).count == 2, "\(merge.errors)")
      // What stays wrong is no fault of the merge.
      try workspace.folder.write(original.replacing(">Get Receipt<", with: ">Show Receipt<"), to: Self.versions[2])
      let known = try workspace.run(["merge"] + Self.versions)
      #expect(known.status == 0 && known.errors.isEmpty, "\(known.errors)")
      // Neither is what is wrong on one side in something that the other has renamed.
      let wrong = original.replacingCharacters(
        in: roast, with: "INTypePropertyEnumType</key>\n\t\t\t\t\t<string>Nowhere<")
      let renamed = original.replacing(">CoffeeDrink<", with: ">Beverage<")
      #expect(renamed != original)
      for (ours, theirs) in [(renamed, wrong), (wrong, renamed)] {
        try workspace.folder.write(ours, to: Self.versions[1])
        try workspace.folder.write(theirs, to: Self.versions[2])
        let merge = try workspace.run(["merge"] + Self.versions)
        #expect(merge.status == 0 && merge.errors.isEmpty, "\(merge.errors)")
        #expect(merge.output.contains(">Nowhere<") && merge.output.contains(">Beverage<"))
      }
      // A text may name what is gone, although code can be generated from it.
      let values = try #require(
        original.firstMatch(
          of: #/\t*<key>INIntentResponseOutput<\/key>\n\t*<string>receipt<\/string>\n(?:.*\n)*?\t{4}<\/array>\n/#))
      try workspace.folder.write(original.replacing(values.output, with: ""), to: Self.versions[1])
      try workspace.folder.write(
        original.replacing("Receipts are kept", with: "${receipt} is kept"), to: Self.versions[2])
      let token = try workspace.run(["merge"] + Self.versions + ["--output", "Merged.intentdefinition"])
      #expect(token.status == 1 && token.errors.contains("[unknown-token]"), "\(token.errors)")
      #expect(token.output.contains("merged, but with 1 error"), "\(token.output)")
    }
  }

  @Test("only a file that is to be written is replaced")
  func protectedOutput() throws {
    try Workspace.with([Self.versions[0]: "Home/Home.intentdefinition"]) { workspace throws in
      let original = try workspace.read(Self.versions[0])
      for path in Self.versions.dropFirst() { try workspace.folder.write(original + "\n", to: path) }
      let pipe = workspace.folder.file("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      try workspace.folder.write("mine", to: "kept")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: workspace.folder.file("kept").path)
      try workspace.makeFolder("folder")
      try workspace.link("link", to: "target")
      try workspace.folder.write("", to: "target")
      for (path, reason) in [
        ("pipe", "it is no regular file"), ("kept", "it is read-only"), ("folder", "it is a folder"),
      ] {
        let outcome = try workspace.run(["merge"] + Self.versions + ["-o", path])
        #expect(
          outcome.status == 1 && outcome.errors.contains("cannot write '\(path)': \(reason)"), "\(outcome.errors)")
      }
      let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
      #expect(type != .typeRegular)
      #expect(try workspace.read("kept") == "mine")
      #expect(try workspace.run(["merge"] + Self.versions + ["-o", "link"]).status == 0)
      #expect(try workspace.isLink("link") && workspace.read("target") == original + "\n")
    }
  }

  @Test("every string ID that is another one now is told to programs, and the first of many to people")
  func manyRenamedIDs() throws {
    try Workspace.with([Self.versions[0]: "Home/Home.intentdefinition", Self.versions[1]: "Home/Home.intentdefinition"])
    {
      workspace throws in
      let original = try workspace.read(Self.versions[0])
      try workspace.folder.write(original.replacing(">Set the Room Climate<", with: ">Climate<"), to: Self.versions[2])
      let renaming = try workspace.run(["strings", "rename-ids", Self.versions[1]])
      let count = try #require(Int(renaming.errors.prefix(while: \.isNumber)))
      let told = try workspace.run(["merge", "--reporter", "json=report.json"] + Self.versions)
      #expect(count > 40 && told.status == 0)
      let report = try workspace.read("report.json")
      #expect(report.components(separatedBy: "of theirs is '").count == count + 1)
      let outcome = try workspace.run(["merge"] + Self.versions)
      #expect(outcome.errors.components(separatedBy: "of theirs is '").count == 6)
      #expect(outcome.errors.contains("there are \(count - 5) more of the same kind"))
    }
  }
}
