import DefinitionComparison
import IntentModel
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Dump of a definition")
struct DumpTests {
  private static func dump(_ tree: PropertyListTree, _ options: DumpOptions = DumpOptions()) -> String {
    DefinitionDump.text(of: OutlineBuilder.outline(of: tree), options: options)
  }

  @Test("the order of keys, layout and lists without order make no difference")
  func stability() throws {
    for (index, tree) in ReadDefinitions.all.enumerated() where tree.source.bytes.count < 150_000 {
      let shuffled = try ReadDefinitions.tree(ShuffledWriter.text(of: tree, seed: UInt64(index)))
      #expect(Self.dump(tree) == Self.dump(shuffled), .of(tree))
      let everything = DumpOptions(showsEverything: true)
      #expect(Self.dump(tree, everything) == Self.dump(shuffled, everything), .of(tree))
      // A comparison has the same idea of what is the same.
      #expect(
        DefinitionDifference.changes(from: DefinitionNode(tree.root), to: DefinitionNode(shuffled.root)).isEmpty,
        .of(tree))
    }
  }

  @Test("nothing that a file says is passed over: another text at any place is another dump")
  func completeness() {
    var random = SeededGenerator(seed: 9)
    for tree in ReadDefinitions.all where tree.source.bytes.count < 50_000 {
      let root = DefinitionNode(tree.root)
      let dump = DefinitionDump.text(
        of: OutlineBuilder.outline(of: root), options: DumpOptions(showsIDs: true, showsEverything: true))
      for path in root.scalarPaths.shuffled(using: &random).prefix(6) {
        let changed = root.changingScalar(at: path[...])
        let other = DefinitionDump.text(
          of: OutlineBuilder.outline(of: changed), options: DumpOptions(showsIDs: true, showsEverything: true))
        #expect(dump != other, "\(tree.source.path): \(path)")
      }
    }
  }

  @Test("tags, IDs and versions are shown on request only")
  func options() throws {
    let tree = try ReadDefinitions.sample("Orders")
    let plain = Self.dump(tree)
    let document = try #require(tree.root["INIntentDefinitionToolsVersion"]?.string)
    let titleID = try #require(
      Array(tree.root["INIntents"]?.elements ?? tree.root.elements).first?["INIntentTitleID"]?.string)
    #expect(!plain.contains("tag: ") && !plain.contains("tools version") && !plain.contains(titleID))
    #expect(Self.dump(tree, DumpOptions(showsTags: true)).contains(" #2"))
    #expect(Self.dump(tree, DumpOptions(showsIDs: true)).contains("title ID: \"\(titleID)\""))
    #expect(Self.dump(tree, DumpOptions(showsEverything: true)).contains("tools version: \(document)"))
  }

  @Test("every line is one line, whatever is in a text")
  func escapes() throws {
    let tree = try ReadDefinitions.tree(
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Brew</string>
      <key>INIntentTitle</key><string>Say "tea"\\\n\u{2028}now\u{7F}</string>
      </dict></array></dict></plist>
      """)
    #expect(Self.dump(tree) == "intent Brew \"Say \\\"tea\\\"\\\\\\n\\u{2028}now\\u{7f}\"\n")
  }

  @Test("a second entry of one name is shown, too")
  func repeatedNames() throws {
    let intent = "<dict><key>INIntentName</key><string>Brew</string></dict>"
    let tree = try ReadDefinitions.tree(
      "<plist version=\"1.0\"><dict><key>INIntents</key><array>\(intent)\(intent)</array></dict></plist>")
    #expect(Self.dump(tree) == "intent Brew\n\nintent Brew#2\n")
  }
}
