import Foundation
import Localization
import SourceDiagnostics
import Testing

@Suite struct CatalogueTests {
  private func read(_ text: String) -> TableReading { TableReading(text, path: "Intents.xcstrings", language: nil) }

  @Test func `a catalogue has a table for each language, that of the source language first`() {
    let reading = read(SampleTable.catalogue)
    #expect(reading.diagnostics.isEmpty, "\(reading.lines)")
    #expect(reading.tables.map(\.language) == ["en", "de", "fr", "pt-BR"])
    #expect(reading.tables.map(\.isSourceLanguage) == [true, false, false, false])
    #expect(reading.tables.allSatisfy { $0.format == .catalog && $0.untranslatedKeys == ["Brand"] })
    #expect(
      reading.tables.map(\.content) == [
        [
          TableLine(key: "aB3xYz", texts: ["Change"]),
          TableLine(key: "substituted", texts: ["%#@birds@ in ${place}", "%arg bird", "%arg birds"]),
        ],
        [
          TableLine(key: "aB3xYz", texts: ["\"${name}\" ändern"]), TableLine(key: "count", texts: ["eins", "%lld"]),
        ],
        [
          TableLine(key: "aB3xYz", texts: ["Changer"]),
          TableLine(key: "device", texts: ["Cliquer", "Toucher", "Toucher %lld fois"]),
        ],
        [TableLine(key: "substituted", texts: ["um", "dois"])],
      ])
    #expect(
      reading.tables.map { $0.entries.map(\.state) } == [
        ["translated", "new"], ["translated", "stale"], ["needs_review", "new"], ["translated"],
      ])
  }

  @Test func `variations keep what their forms are chosen by`() throws {
    let tables = read(SampleTable.catalogue).tables
    guard case .plural(let format, let birds) = try #require(tables[0].entries.last).value,
      case .plural(nil, let devices) = try #require(tables[2].entries.last).value,
      case .plural(nil, let phrases) = try #require(tables[3].entries.last).value
    else {
      Issue.record("no variations")
      return
    }
    #expect(format.map { tables[0].text($0.range) } == "%#@birds@ in ${place}")
    #expect(birds.map(\.name?.value) == ["birds"] && birds[0].valueType?.value == "lld" && birds[0].rule == .plural)
    #expect(birds[0].forms.map(\.category.value) == ["one", "other"])
    #expect(devices.map(\.rule) == [.device, .plural] && devices.map(\.device?.value) == [nil, "other"])
    #expect(devices.map { $0.forms.map(\.category.value) } == [["mac"], ["one", "other"]])
    #expect(phrases.map(\.rule) == [.other])
  }

  @Test func `places are those of the file`() throws {
    let table = try #require(read(SampleTable.catalogue).tables.first { $0.language == "de" })
    let entry = table.entries[0]
    #expect(table.text(entry.key.range) == "aB3xYz")
    #expect(entry.value.texts.map { table.text($0.range) } == [#"\"${name}\" \u00e4ndern"#])
    #expect(table.text(entry.range).hasPrefix("\"de\" : {") && table.text(entry.range).hasSuffix("}"))
  }

  @Test func `without an entry, the tables have exactly the other ones`() throws {
    let tables = read(SampleTable.catalogue).tables
    for (number, table) in tables.enumerated() {
      for (index, entry) in table.entries.enumerated() {
        let bytes = table.removing(entry)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
        let rest = TableReading(bytes, path: "Intents.xcstrings")
        for (other, expected) in tables.enumerated() {
          var content = expected.content
          if other == number { content.remove(at: index) }
          #expect(rest.tables.first { $0.language == expected.language }?.content ?? [] == content)
        }
      }
      // All at once.
      var bytes = table.source.bytes
      for entry in table.entries.reversed() { bytes.removeSubrange(try #require(entry.removal).offsets) }
      let rest = TableReading(bytes, path: "Intents.xcstrings")
      #expect(rest.diagnostics.isEmpty)
      #expect(rest.tables.first { $0.language == table.language }?.entries.isEmpty ?? true)
    }
  }

  @Test func `a catalogue without strings has the source language`() {
    #expect(read("{\"sourceLanguage\": \"en\", \"strings\": {}}").tables.map(\.language) == ["en"])
    #expect(read("{\"sourceLanguage\": \"en\"}").tables.map(\.entries.count) == [0])
  }

  /// A catalogue whose only key has one German localization.
  private func catalogue(_ localization: String) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\"A\": {\"localizations\": {\"de\":\n\(localization)}}}}"
  }

  @Test(
    arguments: [
      ("1", "2:1: 'de' of 'A' is a number, not an object"),
      ("{\"stringUnit\": []}", "2:16: 'stringUnit' of 'de' of 'A' is an array, not an object"),
      ("{\"stringUnit\": {\"state\": \"new\"}}", "2:16: 'stringUnit' of 'de' of 'A' has no 'value'"),
      ("{\"stringUnit\": {\"value\": 3}}", "2:26: 'value' of 'de' of 'A' is a number, not a string"),
      ("{\"variations\": {\"plural\": {\"one\": true}}}", "2:35: 'one' of 'de' of 'A' is a boolean, not an object"),
      ("{\"variations\": {\"plural\": 1}}", "2:27: 'plural' of 'de' of 'A' is a number, not an object"),
      ("{\"substitutions\": {\"n\": 1}}", "2:25: substitution 'n' in 'de' of 'A' is a number, not an object"),
      ("{\"stringSet\": {\"values\": [1]}}", "2:27: a value of 'de' of 'A' is a number, not a string"),
    ])
  func `what is no localization is reported where it is`(localization: String, expected: String) {
    let reading = read(catalogue(localization))
    let lines = reading.lines.map { $0.replacing("error: cannot read table: ", with: "") }
    #expect(lines == [expected])
    #expect(reading.tables.isEmpty && reading.diagnostics.allSatisfy { $0.id == .unreadableTable })
  }

  @Test(
    arguments: [
      ("[]", "1:1: error: cannot read table: the catalogue is an array, not an object"),
      ("{}", "1:1: error: cannot read table: the catalogue names no 'sourceLanguage'"),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": []}",
        "1:37: error: cannot read table: 'strings' is an array, not an object"
      ),
    ])
  func `what is no catalogue is reported where it is`(text: String, expected: String) {
    #expect(read(text).lines == [expected])
    #expect(read(text).tables.isEmpty)
  }

  @Test(arguments: ["", "{", "{\"sourceLanguage\": \"en\",}", "{\"a\": 1, \"a\": 2}", "a = b;", "<plist/>"])
  func `what is no JSON is reported`(text: String) {
    let reading = read(text)
    #expect(reading.tables.isEmpty && !reading.diagnostics.isEmpty)
    #expect(
      reading.diagnostics.allSatisfy {
        $0.id == .unreadableTable && $0.message.hasPrefix("cannot read table: not valid JSON: ")
      })
  }

  @Test func `a catalogue in UTF-16 says the same`() {
    let encoding = TextEncoding.utf16LittleEndian(hasByteOrderMark: true)
    let reading = TableReading(encoding.encode(Array(SampleTable.catalogue.utf8)), path: "Intents.xcstrings")
    #expect(reading.tables.map(\.content) == read(SampleTable.catalogue).tables.map(\.content))
    #expect(reading.tables.allSatisfy { $0.encoding == encoding })
  }
}
