import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Places within a text")
struct DecodedTextMapTests {
  /// A property list of one string, its text, and the place of a part of it in the file.
  private func place(of part: String, in content: String) throws -> String? {
    let source = SourceFile(path: "Text.plist", bytes: Array("<plist><string>\(content)</string></plist>".utf8))
    var diagnostics = DiagnosticEngine()
    let tree = try #require(PropertyListReader().read(source, diagnostics: &diagnostics), "\(diagnostics)")
    let text = try #require(tree.root.string)
    guard let map = DecodedTextMap(of: text, xml: tree.root.contentRange, in: source.bytes) else { return nil }
    #expect(map.count == text.utf8.count)
    let bytes = Array(text.utf8)
    let needle = Array(part.utf8)
    let start = try #require(
      (0...(bytes.count - needle.count)).first { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }, "\(text)")
    let range = map.range(of: start..<(start + needle.count))
    return String(decoding: source.bytes[range.offsets], as: UTF8.self)
  }

  @Test(
    "A part of a text is found behind references, sections, comments and line ends",
    arguments: [
      ("Order ${soup}", "${soup}", "${soup}"),
      ("Fish &amp; ${side} &lt;now&gt;", "${side}", "${side}"),
      ("&#x1F963;&#233; ${soup}", "${soup}", "${soup}"),
      ("für ${soup}", "${soup}", "${soup}"),
      ("a\r\nb\rc ${soup}", "${soup}", "${soup}"),
      ("a<![CDATA[<b> & ]]>${soup}", "${soup}", "${soup}"),
      ("<![CDATA[${soup}]]>!", "${soup}", "${soup}"),
      ("<!-- ${soup} -->a ${soup}", "a ${soup}", "a ${soup}"),
      ("$&#123;soup}", "${soup}", "$&#123;soup}"),
      ("${soup&#125;", "${soup}", "${soup&#125;"),
      ("a &quot;b&quot; &apos;c&apos;", "'c'", "&apos;c&apos;"),
    ])
  func places(content: String, part: String, expected: String) throws {
    #expect(try place(of: part, in: content) == expected)
  }

  @Test("A map of escapes of another format tells the place of a point, too")
  func otherFormats() {
    var map = DecodedTextMap()
    // a\n${x} in a table that starts at 10 and writes \n as an escape.
    map.append(verbatim: 1, at: 10)
    map.append(1, for: 11..<13)
    map.append(verbatim: 4, at: 13)
    #expect(map.count == 6)
    #expect(map.range(of: 2..<6) == SourceRange(13, 17))
    #expect(map.range(of: 1..<2) == SourceRange(11, 13))
    #expect(map.range(of: 2..<2) == .position(13))
    #expect(map.range(of: 6..<6) == .position(17))
    #expect(DecodedTextMap().range(of: 0..<0) == .position(0))
  }

  @Test("No map is made of a text that is another")
  func otherText() {
    let bytes = Array("a &amp; b &foo; &".utf8)
    #expect(DecodedTextMap(of: "a & b", xml: SourceRange(0, 9), in: bytes) != nil)
    #expect(DecodedTextMap(of: "a + b", xml: SourceRange(0, 9), in: bytes) == nil)
    #expect(DecodedTextMap(of: "a & b &foo;", xml: SourceRange(0, 15), in: bytes) == nil)
    #expect(DecodedTextMap(of: "a & b &foo; &", xml: SourceRange(0, 17), in: bytes) == nil)
    #expect(DecodedTextMap(of: "a", xml: SourceRange(0, 99), in: bytes) == nil)
  }

  @Test("A text of nothing but references takes no longer than its length asks for")
  func length() throws {
    let bytes = Array(String(repeating: "&amp;", count: 100_000).utf8)
    let map = DecodedTextMap(of: String(repeating: "&", count: 100_000), xml: SourceRange(0..<bytes.count), in: bytes)
    #expect(map?.range(of: 99_999..<100_000) == SourceRange(499_995, 500_000))
  }
}
