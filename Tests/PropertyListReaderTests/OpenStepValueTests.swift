import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Old-style values")
struct OpenStepValueTests {
  /// The text of the file at a range.
  private func text(_ range: SourceRange, of node: OpenStepNode) -> String {
    String(decoding: node.tree.source.bytes[range.offsets], as: UTF8.self)
  }

  @Test("A project is read with the place of everything")
  func project() throws {
    let reading = OpenStepReading(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjects = {

      /* Begin PBXBuildFile section */
      \t\t0A1B /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0C /* A.swift */; };
      \t\t"b c" = {isa = PBXGroup; children = (0C /* A */, "x\\"y", ); path = ../A; };
      \t};
      \tdata = <0fbd 77>;
      }

      """)
    let root = try #require(reading.root, "\(reading.lines)")
    #expect(root.entries.map(\.key.value) == ["archiveVersion", "classes", "objects", "data"])
    #expect(root["archiveVersion"]?.string == "1")
    #expect(root["classes"]?.entries.isEmpty == true)
    #expect(root["data"]?.data == [0x0F, 0xBD, 0x77])
    let objects = try #require(root["objects"])
    #expect(objects["0A1B"]?["fileRef"]?.string == "0C")
    let group = try #require(objects["b c"])
    let children = try #require(group["children"])
    #expect(children.kind == .array && children.elements.map(\.string) == ["0C", "x\"y"])
    #expect(text(children.range, of: root) == #"(0C /* A */, "x\"y", )"#)
    #expect(children.elements.map { text($0.range, of: root) } == ["0C", #""x\"y""#])
    #expect(children.elements.map { text($0.valueRange, of: root) } == ["0C", #"x\"y"#])
    let entry = try #require(objects.entries.last)
    #expect(text(entry.keyRange, of: root) == "\"b c\"" && text(entry.key.range, of: root) == "b c")
    #expect(text(entry.range, of: root).hasSuffix("path = ../A; };"))
    #expect(group["nothing"] == nil && children["isa"] == nil && children.entries.isEmpty && group.elements.isEmpty)
  }

  @Test("A table is read with or without braces, with repeated keys, shorthands and either quotation mark")
  func strings() throws {
    let text = "\u{FEFF}/* A */\n\"a\" = \"1\";\r\nb = 'two';\"c\";\r\n\"a\" = \"3\" ;"
    let entries = try #require(OpenStepReading(strings: text).entries)
    #expect(entries.map(\.key.value) == ["a", "b", "c", "a"])
    #expect(entries.map(\.value.string) == ["1", "two", "c", "3"])
    let braced = try #require(OpenStepReading(strings: "{ a = 1; b = 2; }").entries)
    #expect(braced.map(\.value.string) == ["1", "2"])
    for empty in ["", "\n", "/* nothing */", "// nothing", "{}"] {
      #expect(OpenStepReading(strings: empty).entries?.isEmpty == true)
    }
    #expect(OpenStepReading("{ a = 1; a = 2; }").root?["a"]?.string == "2")
  }

  @Test("A comment belongs to the key behind it, unless a blank line or another entry keeps them apart")
  func comments() throws {
    let text = """
      /* Header */

      /* First */
      "a" = "1"; // of a
      "b" = "2";
      // Third,
      // two lines
      "c" = "3"; /* of d */ "d" = "4"; /* of d
      as well */
      "e" = "5";
      // Not of f

      f = 6;
      """
    let entries = try #require(OpenStepReading(strings: text).entries)
    let comments = entries.map { entry in
      entry.comment.map { String(decoding: Array(text.utf8)[$0.offsets], as: UTF8.self) }
    }
    #expect(comments == ["/* First */", nil, "// Third,\n// two lines", "/* of d */", nil, nil])
    #expect(OpenStepReading(strings: "/* c */ a = 1;").entries?.first?.comment == SourceRange(0..<7))
  }

  @Test(
    "Escapes give what Apple's parser gives",
    arguments: [
      (#"\a\b\f\n\r\t\v\"\'\\"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\"),
      (#"\q\é\/"#, "qé/"), ("a\\\nb", "a\nb"),
      (#"\U00e4\U00E4f\U4"#, "ää\u{66}\u{4}"), (#"\Ud83d\Ude00!"#, "😀!"),
      (#"\101\1018\7\377\351\200\044"#, "AA8\u{7}\u{FFFD}Ø\u{A0}$"),
    ])
  func escapes(text: String, expected: String) {
    let reading = OpenStepReading(strings: "a = \"\(text)\";")
    #expect(reading.entries?.first?.value.string == expected, "\(reading.lines)")
  }

  @Test("A large project is read in full")
  func largeProject() throws {
    let object = "\t\tAF6D1F0A2B3C4D5E6F708192 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = AF6D; };\n"
    let text = "{\n" + String(repeating: object, count: (5 << 20) / object.utf8.count) + "}\n"
    let bytes = Array(text.utf8)
    #expect(OpenStepReading(bytes).root?.entries.count == (5 << 20) / object.utf8.count)
  }
}
