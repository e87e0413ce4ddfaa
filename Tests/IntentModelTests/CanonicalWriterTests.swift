import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

struct CanonicalWriterTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// What is written for an element, without the lines around it.
  private func canonical(_ element: String) throws -> String {
    let text = String(decoding: CanonicalWriter.write(try tree(element).root), as: UTF8.self)
    let tail = "</plist>\n"
    try #require(text.hasPrefix(Self.head) && text.hasSuffix(tail), "\(text)")
    let body = String(text.dropFirst(Self.head.count).dropLast(tail.count))
    let again = try tree(file: text)
    #expect(CanonicalWriter.write(again.root) == Array(text.utf8), "a second rewrite changes something")
    #expect(isSame(try tree(element).root, again.root), "a value is lost")
    return body
  }

  @Test func `containers are indented by tabs and short where they are empty`() throws {
    #expect(
      try canonical("<dict><key>a</key><array><dict/><array/><array><true/></array></array></dict>") == """
        <dict>
        \t<key>a</key>
        \t<array>
        \t\t<dict/>
        \t\t<array/>
        \t\t<array>
        \t\t\t<true/>
        \t\t</array>
        \t</array>
        </dict>

        """)
  }

  @Test func `keys are sorted by code point at every level`() throws {
    let keys = ["b", "é", "a,b", "", "a", "B", "\u{FFFD}", "\u{1F600}", "ab", "a&b"]
    let entries = keys.map { "<key>\($0.replacing("&", with: "&amp;"))</key><false/>" }.joined()
    let written = try canonical("<dict><key>z</key><dict>\(entries)</dict><key>y</key><string/></dict>")
    #expect(
      written == """
        <dict>
        \t<key>y</key>
        \t<string></string>
        \t<key>z</key>
        \t<dict>
        \t\t<key></key>\n\t\t<false/>
        \t\t<key>B</key>\n\t\t<false/>
        \t\t<key>a</key>\n\t\t<false/>
        \t\t<key>a&amp;b</key>\n\t\t<false/>
        \t\t<key>a,b</key>\n\t\t<false/>
        \t\t<key>ab</key>\n\t\t<false/>
        \t\t<key>b</key>\n\t\t<false/>
        \t\t<key>é</key>\n\t\t<false/>
        \t\t<key>\u{FFFD}</key>\n\t\t<false/>
        \t\t<key>\u{1F600}</key>\n\t\t<false/>
        \t</dict>
        </dict>

        """)
  }

  @Test(arguments: [
    ("<string>a &amp; b &lt; c &gt; d</string>", "<string>a &amp; b &lt; c &gt; d</string>"),
    ("<string>a > b</string>", "<string>a &gt; b</string>"),
    ("<string>&quot;it&apos;s&quot; ‘é’ &#x1F600;</string>", "<string>\"it's\" ‘é’ \u{1F600}</string>"),
    ("<string><![CDATA[<b>&amp;</b>]]></string>", "<string>&lt;b&gt;&amp;amp;&lt;/b&gt;</string>"),
    ("<string>two\nlines</string>", "<string>two\nlines</string>"),
    ("<string>two\r\nlines</string>", "<string>two\nlines</string>"),
    ("<string>return&#13;</string>", "<string>return&#13;</string>"),
    ("<string> \t</string>", "<string> \t</string>"),
    ("<string/>", "<string></string>"),
    ("<string>a<!-- b -->c</string>", "<string>ac</string>"),
  ])
  func `texts are escaped where XML needs it and nowhere else`(element: String, written: String) throws {
    #expect(try canonical(element) == written + "\n")
  }

  @Test(arguments: [
    ("<integer>007</integer>", "<integer>7</integer>"), ("<integer>-0</integer>", "<integer>0</integer>"),
    ("<integer>0x1F</integer>", "<integer>31</integer>"), ("<integer> +5 </integer>", "<integer>5</integer>"),
    ("<integer>18446744073709551615</integer>", "<integer>18446744073709551615</integer>"),
    ("<integer>-9223372036854775808</integer>", "<integer>-9223372036854775808</integer>"),
    ("<real>1</real>", "<real>1</real>"), ("<real>1.0</real>", "<real>1</real>"),
    ("<real>0.50</real>", "<real>0.5</real>"), ("<real>-1000000.0</real>", "<real>-1000000</real>"),
    ("<real>0</real>", "<real>0.0</real>"), ("<real>-0</real>", "<real>-0.0</real>"),
    ("<real>0.1</real>", "<real>0.1</real>"),
    ("<real>0.10000000000000000555</real>", "<real>0.1</real>"), ("<real>NaN</real>", "<real>nan</real>"),
    ("<real>inf</real>", "<real>+infinity</real>"), ("<real>-infinity</real>", "<real>-infinity</real>"),
    ("<true/>", "<true/>"), ("<false></false>", "<false/>"),
    ("<date>2019-06-03T17:00:00Z</date>", "<date>2019-06-03T17:00:00Z</date>"),
  ])
  func `scalars have one spelling`(element: String, written: String) throws {
    #expect(try canonical(element) == written + "\n")
  }

  @Test func `empty data takes two lines`() throws {
    #expect(
      try canonical("<dict><key>a</key><data/></dict>") == "<dict>\n\t<key>a</key>\n\t<data>\n\t</data>\n</dict>\n")
  }

  /// 76 columns, of which each tab takes eight; Python's `plistlib` writes the same up to the seventh level.
  @Test(arguments: [(0, 76), (1, 68), (2, 60), (8, 12), (10, 12)])
  func `data is wrapped by its indentation`(depth: Int, width: Int) throws {
    let text = String(repeating: "ABCD", count: 40)
    let written = try canonical(
      String(repeating: "<array>", count: depth) + "<data>\(text)</data>"
        + String(repeating: "</array>", count: depth))
    let lines = written.split(separator: "\n").filter { $0.contains("ABCD") }
    #expect(lines.map { $0.drop { $0 == "\t" } }.joined() == text)
    #expect(lines.dropLast().allSatisfy { $0.drop { $0 == "\t" }.count == width })
    #expect(lines.allSatisfy { $0.prefix { $0 == "\t" }.count == min(depth, 8) })
  }

  @Test func `a canonical file is not changed, and CRLF, a byte order mark and blanks are`() throws {
    let text = Self.head + "<dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict>\n</plist>\n"
    #expect(CanonicalWriter.write(try tree(file: text).root) == Array(text.utf8))
    let sloppy =
      "\u{FEFF}" + text.replacing("\t", with: "    ").replacing("\n", with: "\r\n")
    #expect(CanonicalWriter.write(try tree(file: sloppy).root) == Array(text.utf8))
  }

  /// Random property lists, the same ones in every run.
  @Test func `whatever is written reads back as the same value`() throws {
    var generator = SplitMix(state: 2026)
    for _ in 0..<300 {
      let original = try tree(RandomPropertyList.element(depth: 4, using: &generator))
      let written = CanonicalWriter.write(original.root)
      let reread = try tree(SourceFile(path: "again", bytes: written))
      #expect(isSame(original.root, reread.root), "\(String(decoding: original.source.bytes, as: UTF8.self))")
      #expect(CanonicalWriter.write(reread.root) == written)
    }
  }
}
