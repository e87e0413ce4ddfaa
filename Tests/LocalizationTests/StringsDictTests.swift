import Localization
import SourceDiagnostics
import Testing

@Suite struct StringsDictTests {
  private func read(_ text: String) -> TableReading { TableReading(text, path: "Intents.stringsdict") }

  @Test func `plural rules, widths and devices are read`() throws {
    let table = try #require(read(SampleTable.stringsdict).table)
    #expect(table.format == .stringsdict)
    #expect(
      table.content == [
        TableLine(key: "TDb1dD", texts: ["%#@quantity@ for ${name}", "%d soup", "%d soups"]),
        TableLine(key: "Wide", texts: ["Short", "Rather long"]),
        TableLine(key: "Tap", texts: ["Click", "Tap %#@n@", "%d times"]),
        TableLine(key: "Plain", texts: ["Text"]),
      ])
    guard case .plural(let format, let variables) = table.entries[0].value else {
      Issue.record("no plural rules")
      return
    }
    #expect(format.map { table.text($0.range) } == "%#@quantity@ for ${name}")
    #expect(variables.map(\.name?.value) == ["quantity"] && variables[0].rule == .plural)
    #expect(variables[0].valueType?.value == "d")
    #expect(variables[0].forms.map(\.category.value) == ["one", "other"])
    #expect(variables[0].forms.map { table.text($0.text.range) } == ["%d soup", "%d soups"])
    guard case .plural(nil, let devices) = table.entries[2].value else {
      Issue.record("no device rules")
      return
    }
    #expect(devices.map(\.rule) == [.device, .plural] && devices.map(\.device?.value) == [nil, "other"])
    #expect(devices.map(\.name?.value) == [nil, "n"])
  }

  @Test func `the old style says the same`() {
    let text = "A = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { one = 1; other = \"%d\"; }; };"
    #expect(read(text).table?.content == [TableLine(key: "A", texts: ["%#@n@", "1", "%d"])])
  }

  @Test(
    arguments: [
      ("A = { n = { one = 1; }; };", ["1:5: error: the value of 'A' has no 'NSStringLocalizedFormatKey'"]),
      ("A = (b);", ["1:5: error: the value of 'A' is an array, not a dictionary"]),
      (
        "A = { NSStringLocalizedFormatKey = x; n = 1; };",
        ["1:43: error: variable 'n' is a string, not a dictionary"]
      ),
      (
        "A = { NSStringLocalizedFormatKey = (); };",
        ["1:36: error: the value of 'NSStringLocalizedFormatKey' is an array, not a string"]
      ),
      (
        "A = { NSStringLocalizedFormatKey = x; n = { one = { }; }; };",
        ["1:51: error: the value of 'one' is a dictionary, not a string"]
      ),
      (
        "A = { NSStringLocalizedFormatKey = x; n = { one = 1; one = 2; }; };",
        ["1:54: warning: key 'one' appears twice, the last one wins"]
      ),
      ("<plist><string>a</string></plist>", ["1:16: error: the table is a string, not a dictionary"]),
    ])
  func `what is no plural rule is reported where it is`(text: String, expected: [String]) {
    let reading = read(text)
    #expect(reading.lines.map { $0.replacing("cannot read table: ", with: "") } == expected)
    #expect(reading.tables.isEmpty == expected[0].contains("error"))
  }
}
