import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Faults of the text")
struct SyntaxErrorTests {
  private static let prefix = "not a valid intent definition: "

  @Test(
    "Formats that are no XML are named",
    arguments: [
      ("", "the file is empty"),
      (" \n\t", "the file is empty"),
      ("bplist00\u{1}", "the file is a binary property list"),
      ("{\"INIntents\": []}", "the file is JSON"),
      ("{ INIntents = (); }", "the file is an old-style property list"),
      ("// !$*UTF8*$!\n{}", "the file is an old-style property list"),
      ("hello", "the file does not start with an XML element"),
    ])
  func foreignFormats(text: String, reason: String) {
    #expect(Reading(text).lines == ["1:1: " + Self.prefix + reason])
  }

  @Test("UTF-16 is named with its byte order")
  func utf16() {
    #expect(Reading([0xFF, 0xFE, 0x3C, 0]).lines == ["1:1: " + Self.prefix + "the file is UTF-16LE, not UTF-8"])
    #expect(Reading([0xFE, 0xFF, 0, 0x3C]).lines == ["1:1: " + Self.prefix + "the file is UTF-16BE, not UTF-8"])
    #expect(
      Reading([0x3C, 0, 0x3F, 0]).lines
        == ["1:1: " + Self.prefix + "the file is UTF-16 without a byte order mark, not UTF-8"])
  }

  @Test("A Latin-1 byte is reported where it stands")
  func latin1() {
    let text = Array("<plist>\n<string>caf".utf8) + [0xE9] + Array("</string>\n</plist>".utf8)
    #expect(Reading(text).lines == ["2:12: " + Self.prefix + "the bytes here are not UTF-8"])
  }

  @Test("A declared foreign encoding is a warning with a fix")
  func declaredEncoding() throws {
    let reading = Reading("<?xml version='1.0' encoding='ISO-8859-1'?>\n<plist><dict/></plist>")
    #expect(reading.tree != nil)
    #expect(reading.lines == ["1:31: encoding 'ISO-8859-1' is declared, but the file is read as UTF-8"])
    #expect(reading.diagnostics.first?.severity == .warning)
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == "UTF-8")
  }

  @Test("Merge conflicts are reported once each, with the other markers as notes")
  func mergeConflicts() throws {
    let block = "<<<<<<< HEAD\n<true/>\n=======\n<false/>\n>>>>>>> branch\n"
    let reading = Reading("<plist>\n<array>\n\(block)\(block)</array>\n</plist>\n")
    #expect(
      reading.lines == [
        "3:1: " + Self.prefix + "unresolved merge conflict", "8:1: " + Self.prefix + "unresolved merge conflict",
      ])
    #expect(
      reading.diagnostics.first?.notes.map(\.message) == ["the other version starts here", "the conflict ends here"])
  }

  @Test(
    "A doubled declaration, text behind the end and truncation are named at their place",
    arguments: [
      (
        "<?xml version='1.0'?>\n<?xml version='1.0'?>\n<plist><dict/></plist>",
        "2:1: an XML declaration stands where none is allowed"
      ),
      ("<plist>\n<dict/>\n</plist>\n// more", "4:1: there is text after the end of the property list"),
      ("<plist>\n<dict>\n<key>a</key>", "3:13: the file ends inside an element"),
    ])
  func framing(text: String, expected: String) {
    let expected = expected.replacing(": ", with: ": " + Self.prefix, maxReplacements: 1)
    #expect(Reading(text).lines == [expected])
  }

  @Test("Several syntax errors are found in one run")
  func severalErrors() {
    let reading = Reading(
      "<plist>\n<array>\n<string>a & b</string>\n<string>&nope;</string>\n<string>c < d</string>\n</array>\n</plist>")
    #expect(Set(reading.lines.map { $0.prefix { $0 != ":" } }).count >= 3, "\(reading.lines)")
    #expect(reading.tree == nil)
  }

  @Test(
    "Entities are neither expanded nor loaded",
    arguments: [
      "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>",
      "<!DOCTYPE plist [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><plist><string>&a;</string></plist>",
    ])
  func entities(text: String) {
    let reading = Reading(text)
    #expect(reading.tree == nil)
    #expect(reading.lines.contains { $0.contains("an entity is used that XML does not define") }, "\(reading.lines)")
  }

  @Test(
    "The structure of a property list is enforced",
    arguments: [
      ("<dict><string>a</string></dict>", "4:7: a value has no key"),
      ("<dict><key>a</key></dict>", "4:12: key 'a' has no value"),
      ("<dict><key>a</key><key>b</key><true/></dict>", "4:12: key 'a' has no value"),
      ("<array><key>a</key></array>", "4:8: a key stands inside an array"),
      ("<array>stray</array>", "4:8: text stands between the elements"),
      ("<array><float>1</float></array>", "4:8: unknown element <float>"),
      ("<string>a<true/></string>", "4:10: <true> stands inside <string>, which holds text only"),
      ("<true>yes</true>", "4:7: a boolean holds text"),
      ("<dict/><dict/>", "4:8: <plist> holds more than one value"),
      ("", "5:1: <plist> holds no value"),
      ("<key>a</key>", "4:1: a key stands outside of a dictionary"),
    ])
  func structure(value: String, expected: String) {
    let reading = Reading(value: value)
    let lines = reading.lines.map { $0.replacing(Self.prefix, with: "") }
    if value.isEmpty {
      #expect(lines.count == 1 && lines[0].hasSuffix("<plist> holds no value"))
    } else {
      #expect(lines == [expected])
    }
  }

  @Test("XML of another kind says so")
  func otherXML() {
    #expect(
      Reading("<html><body/></html>").lines == ["1:1: " + Self.prefix + "the root element is <html>, not <plist>"])
  }

  @Test("A key that is there twice is reported with the first place")
  func duplicateKeys() {
    let reading = Reading(value: "<dict><key>b</key><true/><key>a</key><true/><key>b</key><false/></dict>")
    #expect(reading.lines == ["4:50: key 'b' appears twice in the same dictionary"])
    #expect(reading.diagnostics.first?.notes.first?.message == "first used here")
  }

  @Test("Unsorted keys are no fault")
  func unsortedKeys() {
    #expect(Reading(value: "<dict><key>b</key><true/><key>a</key><true/></dict>").tree != nil)
  }
}
