import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Positions of nodes")
struct PositionTests {
  @Test("Every range cuts the very bytes of its element")
  func ranges() throws {
    let value =
      "<dict>\n\t<key >naïve</key>\n\t<string a='1'>ü<!-- c -->b</string><key>n</key><array><integer>1</integer><true/></array>\n</dict>"
    let reading = Reading(value: value)
    let tree = try #require(reading.tree, "\(reading.lines)")
    let bytes = tree.source.bytes
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.offsets], as: UTF8.self) }

    #expect(text(tree.root.range) == value)
    #expect(text(tree.root.valueRange) == "<dict>")
    let entries = Array(tree.root.entries)
    #expect(entries.map(\.key) == ["naïve", "n"])
    #expect(text(entries[0].keyElementRange) == "<key >naïve</key>")
    #expect(text(entries[0].keyRange) == "naïve")
    #expect(text(entries[0].value.range) == "<string a='1'>ü<!-- c -->b</string>")
    #expect(entries[0].value.string == "üb")
    #expect(tree.unkeptTexts.map(\.kind) == [.attribute, .comment])
    #expect(tree.unkeptTexts.map { text($0.range) } == ["<string a='1'>", "<!-- c -->"])
    let elements = Array(entries[1].value.elements)
    #expect(text(elements[0].range) == "<integer>1</integer>")
    #expect(text(elements[0].valueRange) == "1")
    #expect(text(elements[1].range) == "<true/>")
    #expect(text(elements[1].valueRange) == "<true/>")
  }

  @Test("A byte order mark and CRLF leave offsets exact")
  func byteOrderMark() throws {
    let text = "<plist>\r\n<array>\r\n<string>a\r\nb</string>\r\n</array>\r\n</plist>\r\n"
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    let tree = try #require(Reading(bytes).tree)
    let string = try #require(Array(tree.root.elements).first)
    #expect(string.string == "a\nb")
    #expect(String(decoding: bytes[string.range.offsets], as: UTF8.self) == "<string>a\r\nb</string>")
  }

  @Test("References, CDATA and character references are resolved, the range stays that of the bytes")
  func references() throws {
    let tree = try #require(Reading(value: "<array><string>a &amp; <![CDATA[<b>]]> &#x41;&#13;</string></array>").tree)
    let string = try #require(Array(tree.root.elements).first)
    #expect(string.string == "a & <b> A\r")
    let bytes = tree.source.bytes[string.contentRange.offsets]
    #expect(String(decoding: bytes, as: UTF8.self) == "a &amp; <![CDATA[<b>]]> &#x41;&#13;")
  }
}
