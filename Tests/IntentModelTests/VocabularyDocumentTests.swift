import IntentModel
import PropertyListReader
import SourceDiagnostics
import Testing

struct VocabularyDocumentTests {
  private func decode(_ element: String) throws -> (document: VocabularyDocument?, lines: [String], hints: [String?]) {
    let tree = try tree(element, path: "AppIntentVocabulary.plist")
    var engine = DiagnosticEngine()
    let document = VocabularyDocument.decode(tree, diagnostics: &engine)
    let table = LineTable(tree.source.bytes)
    let lines = engine.diagnostics.map { diagnostic in
      let position = table.position(at: Int(diagnostic.location?.range.lowerBound ?? 0))
      return "\(position.line):\(position.column) \(diagnostic.severity) \(diagnostic.id): \(diagnostic.message)"
    }
    return (document, lines, engine.diagnostics.map(\.hint))
  }

  @Test func `phrases and terms are read with their places`() throws {
    let (document, lines, _) = try decode(
      """
      <dict>
      <key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INPlayMediaIntent</string>
      <key>IntentExamples</key><array><string>Play in Ampfin</string><string>Start Ampfin</string></array>
      </dict></array>
      <key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>INPlayMediaIntent.playlistTitle</string></array>
      <key>ParameterVocabulary</key><array><dict>
      <key>VocabularyItemIdentifier</key><string>morning</string>
      <key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>Morning</string>
      <key>VocabularyItemPronunciation</key><string>mor-ning</string>
      <key>VocabularyItemExamples</key><array><string>Play Morning</string></array>
      </dict></array>
      </dict></array>
      </dict></array>
      </dict>
      """)
    #expect(lines.isEmpty)
    let phrases = try #require(document?.intentPhrases.first)
    #expect(phrases.intentName?.value == "INPlayMediaIntent")
    #expect(phrases.intentExamples.map(\.value) == ["Play in Ampfin", "Start Ampfin"])
    let table = try LineTable(#require(document).source.bytes)
    #expect(
      phrases.intentExamples.map { table.position(at: Int($0.range.lowerBound)) } == [
        SourcePosition(line: 5, column: 41), SourcePosition(line: 5, column: 72),
      ])
    let vocabulary = try #require(document?.parameterVocabularies.first)
    #expect(vocabulary.parameterNames.map(\.value) == ["INPlayMediaIntent.playlistTitle"])
    let item = try #require(vocabulary.parameterVocabulary.first)
    #expect(item.identifier?.value == "morning")
    let synonym = try #require(item.synonyms.first)
    #expect(synonym.phrase?.value == "Morning")
    #expect(synonym.pronunciation?.value == "mor-ning")
    #expect(synonym.examples.map(\.value) == ["Play Morning"])
  }

  @Test func `an empty vocabulary is sound`() throws {
    let (document, lines, _) = try decode("<dict/>")
    #expect(document?.intentPhrases.isEmpty == true)
    #expect(lines.isEmpty)
  }

  @Test func `missing keys are reported at their dictionary`() throws {
    let (document, lines, _) = try decode(
      """
      <dict><key>ParameterVocabularies</key><array>
      <dict/></array></dict>
      """)
    #expect(document != nil)
    #expect(
      lines == [
        "3:1 warning invalid-vocabulary: parameter vocabulary has no 'ParameterNames'",
        "3:1 warning invalid-vocabulary: parameter vocabulary has no 'ParameterVocabulary'",
      ])
  }

  @Test func `a row of another level is pointed to its place once`() throws {
    let (document, lines, hints) = try decode(
      """
      <dict><key>ParameterVocabularies</key><array>
      <dict><key>IntentExamples</key><array/><key>IntentName</key><string>A</string></dict></array></dict>
      """)
    #expect(document != nil)
    #expect(lines == ["3:12 warning invalid-vocabulary: unknown key 'IntentExamples'"])
    #expect(hints == ["it belongs to an element of 'IntentPhrases'"])
  }

  @Test func `values of a wrong type are left out with a warning`() throws {
    let (document, lines, _) = try decode(
      """
      <dict><key>IntentPhrases</key><array><dict>
      <key>IntentExamples</key><string>Play</string>
      <key>IntentName</key><string>A</string></dict>
      <dict><key>IntentExamples</key><array><integer>1</integer><string>Play</string></array>
      <key>IntentName</key><string>B</string></dict></array></dict>
      """)
    #expect(
      lines == [
        "3:34 warning wrong-value-type: value of 'IntentExamples' must be an array, not a string",
        "5:48 warning wrong-value-type: element of 'IntentExamples' must be a string, not an integer",
      ])
    #expect(document?.intentPhrases.map(\.intentExamples.count) == [0, 1])
  }

  @Test(arguments: [
    ("<array/>", "2:1 error invalid-vocabulary: a vocabulary must be a dictionary, not an array"),
    (
      "<dict><key>INIntents</key><array/></dict>",
      "2:1 error invalid-vocabulary: this is an intent definition, not a vocabulary"
    ),
  ])
  func `another kind of file is refused`(element: String, line: String) throws {
    let (document, lines, _) = try decode(element)
    #expect(document == nil)
    #expect(lines == [line])
  }
}
