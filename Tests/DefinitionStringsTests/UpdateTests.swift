import IntentCompiler
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Updating tables")
struct UpdateTests {
  let compiler = Compiler()

  func updated(
    _ files: [SourceFile], _ request: StringsUpdateRequest = StringsUpdateRequest(inputs: [])
  ) throws -> (changed: [SourceFile], findings: [Diagnostic]) {
    var diagnostics = DiagnosticEngine()
    let changed = compiler.updatedTables(of: files, request, diagnostics: &diagnostics)
    return (try #require(changed, "\(diagnostics.errors)"), diagnostics.diagnostics)
  }

  /// The texts of a table by key, and its keys in order.
  private func entries(_ file: SourceFile) throws -> [(key: String, entry: StringTableEntry)] {
    var diagnostics = DiagnosticEngine()
    let table = StringTableReader().read(file, language: "de", diagnostics: &diagnostics).first
    return try #require(table).entries.map { ($0.key.value, $0) }
  }

  // MARK: Single changes

  @Test("a table that has everything stays as it is")
  func complete() throws {
    let files = [SmallProject.definition(), SmallProject.table(SmallProject.german)]
    #expect(try updated(files).changed.isEmpty)
  }

  @Test("what is missing comes behind the rest, with its context and the text, and is marked")
  func added() throws {
    let table = SmallProject.table("\"titleA\" = \"Suppe bestellen\";\n")
    let files = [SmallProject.definition(), table]
    let text = try #require(try updated(files).changed.first).text
    #expect(text.hasPrefix(table.text))
    #expect(
      text.contains(
        """
        /* OrderSoup.soup: what Siri asks or shows to get the value
        Keep ${count} (a number)
        Source text: Which of ${count} soups? */
        "prompt" = "Which of ${count} soups?"; /* untranslated */

        """))
    #expect(
      text.contains(
        """
        /* Kind.tomato: one of the values to choose from, shown in lists and put into sentences
        Source text: Tomato */
        "tomato" = "Tomato"; /* untranslated */
        """))
    #expect(try entries(SmallProject.table(text)).filter { $0.entry.state == "new" }.count == 5)
    // Doing it again changes nothing.
    #expect(try updated([files[0], SmallProject.table(text)]).changed.isEmpty)
  }

  @Test("entries of texts that are gone are told, marked and unmarked, or removed")
  func stale() throws {
    let table = SmallProject.table(SmallProject.german + "\n/* of old */\n\"gone00\" = \"Weg\";\n")
    let files = [SmallProject.definition(), table]
    let kept = try updated(files)
    #expect(kept.changed.isEmpty)
    #expect(kept.findings.map(\.message) == ["'gone00' is not in 'Soup.intentdefinition'"])
    let marking = StringsUpdateRequest(inputs: [], staleEntries: .mark)
    let marked = try #require(try updated(files, marking).changed.first)
    #expect(marked.text == table.text.replacing("\"Weg\";", with: "\"Weg\"; /* stale */"))
    #expect(try updated([files[0], marked], marking).changed.isEmpty)
    let removing = StringsUpdateRequest(inputs: [], staleEntries: .remove)
    for file in [table, marked] {
      #expect(try updated([files[0], file], removing).changed.first?.text == SmallProject.german + "\n")
    }
    let returned = SmallProject.table(SmallProject.german.replacing("\"Tomate\";", with: "\"Tomate\"; /* stale */"))
    #expect(try updated([files[0], returned]).changed.first?.text == SmallProject.german)
  }

  @Test("an entry under the ID of another text gets that of its own, by its comment, and only where that is sure")
  func moved() throws {
    func entry(_ key: String, _ source: String, _ text: String, mark: String = "") -> String {
      "/* from elsewhere\nSource text: \(source) */\n\"\(key)\" = \"\(text)\";\(mark)\n\n"
    }
    func table(_ entries: String...) -> [SourceFile] {
      [SmallProject.definition(), SmallProject.table(entries.joined())]
    }
    let rest = SmallProject.german.replacing("\"tomato\" = \"Tomate\";\n", with: "") + "\n"
    // Two texts were given one ID; one ID is gone for another.
    for key in ["kindNa", "gone00"] {
      let kind = entry("kindNa", "Kind", "Art")
      let start = rest.replacing("\"kindNa\" = \"Art\";\n", with: "")
      let files = table(start, kind, entry(key, "Tomato", "Tomate"))
      let updated = try #require(try updated(files).changed.first)
      #expect(updated.text == start + kind + entry("tomato", "Tomato", "Tomate"))
      #expect(try self.updated([files[0], updated]).changed.isEmpty)
    }
    let marked = try updated(table(rest, entry("gone00", "Tomato", "Tomate", mark: " /* stale */"))).changed.first
    #expect(marked?.text == rest + entry("tomato", "Tomato", "Tomate"))
    // A text that was changed keeps its ID, an entry that is there stays, and one of two stays where it is.
    for files in [
      table(rest, entry("kindNa", "Tomato", "Tomate")),
      table(SmallProject.german, entry("gone00", "Tomato", "Tomaten")),
      table(rest, entry("gone00", "Tomato", "Tomate"), entry("gone01", "Tomato", "Tomaten")),
      table(rest, entry("gone00", "Pepper", "Paprika")),
    ] {
      let text = try updated(files).changed.first?.text ?? files[1].text
      // What is told to be of an older text gets that of now in its comment.
      #expect(text.replacing(#/\nSource text now: [^*]*(?= \*)/#, with: "").hasPrefix(files[1].text))
    }
  }

  @Test("a text that was changed since is told until its translation is taken for reviewed")
  func drift() throws {
    let commenting = StringsUpdateRequest(inputs: [], addsComments: true)
    let old = [SmallProject.definition(), SmallProject.table(SmallProject.german)]
    let commented = try #require(try updated(old, commenting).changed.first)
    #expect(commented.text.contains("Source text: Order Soup */\ntitleA = \"Suppe bestellen\";"))
    #expect(
      !commented.text.contains("(No Comment)")
        && commented.text.contains(
          "// said\n/* Source text: Which of ${count} soups? */\n\"prompt\"")
    )
    #expect(try updated([old[0], commented], commenting).changed.isEmpty)
    let new = [SmallProject.definition(title: "Order a Soup"), commented]
    let told = try updated(new)
    let drift = "the de translation of 'titleA' is that of 'Order Soup', which is 'Order a Soup' now"
    #expect(told.findings.map(\.message) == [drift])
    // A translator sees both texts.
    let noted = try #require(told.changed.first)
    #expect(
      noted.text
        == commented.text.replacing(
          "Source text: Order Soup */", with: "Source text: Order Soup\nSource text now: Order a Soup */"))
    let again = try updated([new[0], noted])
    #expect(again.changed.isEmpty && again.findings.map(\.message) == [drift])
    for table in [commented, noted] {
      let reviewed = try #require(
        try updated([new[0], table], StringsUpdateRequest(inputs: [], takesAsReviewed: true)).changed.first)
      #expect(
        reviewed.text == commented.text.replacing("Source text: Order Soup */", with: "Source text: Order a Soup */"))
      #expect(try updated([new[0], reviewed]).findings.isEmpty)
    }
    let other = try #require(try updated([SmallProject.definition(title: "Order\nit"), noted]).changed.first)
    #expect(other.text == noted.text.replacing("now: Order a Soup */", with: "now: Order\\nit */"))
    // Where the text is again what it was, there is nothing to be seen; a comment up to the end of its line has no place.
    #expect(try updated([old[0], other]).changed.first?.text == commented.text)
    let line = SmallProject.table(
      commented.text.replacing(#/\/\*.*\nSource text: Order Soup \*\//#, with: "// Source text: Order Soup"))
    let inLine = try updated([new[0], line])
    #expect(inLine.changed.isEmpty && inLine.findings.map(\.message) == [drift])
  }

  @Test("a text that nobody has translated yet gets its new words, and one that somebody has loses its mark")
  func untranslated() throws {
    let first = try #require(
      try updated([SmallProject.definition(), SmallProject.table("")]).changed.first)
    let new = SmallProject.definition(title: "Order \"a\" Soup")
    let refreshed = try #require(try updated([new, first]).changed.first)
    #expect(
      refreshed.text
        == first.text.replacing("Source text: Order Soup", with: "Source text: Order \"a\" Soup")
        .replacing("\"Order Soup\"", with: "\"Order \\\"a\\\" Soup\""))
    let translated = SmallProject.table(first.text.replacing("\"Order Soup\"", with: "\"Suppe bestellen\""))
    let done = try #require(try updated([SmallProject.definition(), translated]).changed.first)
    #expect(
      done.text
        == translated.text.replacing("\"Suppe bestellen\"; /* untranslated */", with: "\"Suppe bestellen\";"))
  }

  @Test("without a record, an untranslated entry with other words keeps its mark, and is told")
  func unclear() throws {
    let german = SmallProject.german.replacing(
      "\"Suppe\";", with: "\"Broth\"; /* untranslated */")
    let files = [SmallProject.definition(), SmallProject.table(german)]
    let told = try updated(files)
    #expect(told.changed.isEmpty)
    #expect(
      told.findings.map(\.message) == ["'soupNa' is marked untranslated, and has another text than the definition"])
  }

  @Test("a comment that is there stays, and gets the text")
  func comments() throws {
    let german = SmallProject.german.replacing("/* (No Comment) */", with: "/* Of soups.\n   Short! */")
    let files = [SmallProject.definition(), SmallProject.table(german)]
    let commenting = StringsUpdateRequest(inputs: [], addsComments: true)
    let commented = try #require(try updated(files, commenting).changed.first)
    #expect(commented.text.hasPrefix("/* Of soups.\n   Short!\nSource text: Kind */\n\"kindNa\" = \"Art\";"))
    #expect(try updated([files[0], commented], commenting).changed.isEmpty)
    let changed = try updated([SmallProject.definition(prompt: "${count} soups: which?"), commented])
    #expect(
      changed.findings.map(\.message) == [
        "the de translation of 'prompt' is that of 'Which of ${count} soups?', which is '${count} soups: which?' now"
      ])
  }

  @Test("a translation with other tokens than the text is behind, whatever its comment says")
  func otherTokens() throws {
    let commenting = StringsUpdateRequest(inputs: [], takesAsReviewed: true, addsComments: true)
    let definition = SmallProject.definition(prompt: "Which soup?")
    let result = try updated([definition, SmallProject.table(SmallProject.german)], commenting)
    let fault = result.findings.map(\.message)
    #expect(fault == ["the de translation of 'prompt' adds '${count}'"])
    #expect(try #require(result.changed.first).text.contains("// said\n\"prompt\""))
    // Neither does a review make it right.
    let noted = SmallProject.table("/* Source text: Which of ${count} soups? */\n" + "\"prompt\" = \"${count}?\";\n")
    let reviewed = try updated([definition, noted], commenting)
    #expect(reviewed.findings.map(\.message) == fault)
    #expect(try #require(reviewed.changed.first).text.hasPrefix(noted.text))
  }

  @Test("where a token stands several times, a translation that has it less often is told how often")
  func tokenNumbers() throws {
    for (translation, problem) in [
      ("${count}?", "drops '${count}' (1 instead of 2)"), ("?", "drops '${count}' (0 instead of 2)"),
      ("${count} ${count} ${count}?", "repeats '${count}' (3 instead of 2)"),
    ] {
      let files = [
        SmallProject.definition(prompt: "Soup ${count} of ${count}?"),
        SmallProject.table(SmallProject.german + "\"prompt\" = \"\(translation)\";\n"),
      ]
      let faults = try updated(files).findings.map(\.message).filter { $0.contains("'prompt'") }
      #expect(faults.contains("the de translation of 'prompt' \(problem)"), "\(faults)")
    }
  }

  @Test("the table of the definition's own language gets the new words, unless it has words of its own")
  func ownLanguage() throws {
    let old = [
      SmallProject.definition(),
      SmallProject.table(SmallProject.german.replacing("Suppe bestellen", with: "Order Soup"), "en"),
    ]
    let commented = try #require(
      try updated(old, StringsUpdateRequest(inputs: [], takesAsReviewed: true, addsComments: true)).changed.first)
    let new = SmallProject.definition(title: "Order a Soup")
    for reviews in [false, true] {
      let request = StringsUpdateRequest(inputs: [], takesAsReviewed: reviews)
      #expect(
        try updated([new, commented], request).changed.first?.text
          == commented.text.replacing("Order Soup", with: "Order a Soup"))
    }
    let own = SmallProject.table(commented.text.replacing("= \"Order Soup\"", with: "= \"Get Soup\""), "en")
    #expect(
      try updated([new, own]).changed.first?.text
        == own.text.replacing("text: Order Soup", with: "text: Order Soup\nSource text now: Order a Soup"))
  }

  @Test("without a comment, other words in the definition's own language are told, and a comment has them for meant")
  func ownWords() throws {
    let own = SmallProject.table("titleA = \"Get Soup\";\n\"tomato\" = \"Tomato\";\n", "en")
    let files = [SmallProject.definition(title: "Order Soup"), own]
    let told = "the en words of 'titleA' are 'Get Soup', those of the definition 'Order Soup'"
    for comments in [false, true] {
      let result = try updated(files, StringsUpdateRequest(inputs: [], addsComments: comments))
      #expect(result.findings.map(\.message) == [told])
      let text = try #require(result.changed.first).text
      #expect(text.hasPrefix("titleA = \"Get Soup\";"))
      #expect(text.contains("Source text: Tomato */\n\"tomato\"") == comments)
    }
    let reviewing = StringsUpdateRequest(inputs: [], takesAsReviewed: true)
    let reviewed = try #require(try updated(files, reviewing).changed.first)
    #expect(reviewed.text.contains("Source text: Order Soup */\ntitleA = \"Get Soup\";"))
    #expect(try updated([files[0], reviewed]).findings.isEmpty)
    // A property list in XML has no place to say so, and is no reason to fail.
    let list = SmallProject.table(
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<key>titleA</key><string>Get Soup</string>\n"
        + "</dict></plist>\n", "en")
    let checked = try updated([files[0], list], StringsUpdateRequest(inputs: [], mode: .check)).findings
    #expect(checked.filter { $0.message == told }.map(\.severity) == [.warning])
    // The text that is noted is of old, and the words are those of now.
    let noted = SmallProject.table("/* Source text: Order */\ntitleA = \"Order Soup\";\n", "en")
    let refreshed = try #require(try updated([files[0], noted]).changed.first)
    #expect(refreshed.text.hasPrefix("/* Source text: Order Soup */\ntitleA = \"Order Soup\";\n"))
  }

  @Test("an entry of the definition's own language is no translation")
  func developmentLanguage() throws {
    let table = SmallProject.table("", "en")
    let text = try #require(try updated([SmallProject.definition(), table]).changed.first).text
    #expect(text.contains("\"titleA\" = \"Order Soup\";\n"))
    #expect(!text.contains("untranslated"))
  }

  @Test("a catalogue gets new texts, and its translations are marked for review")
  func catalogue() throws {
    let catalogue = SourceFile(
      "App/Soup.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "gone00" : {

          },
          "titleA" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Suppe bestellen"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Order"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
    let files = [SmallProject.definition(), catalogue]
    let result = try updated(files, StringsUpdateRequest(inputs: [], staleEntries: .mark))
    let changed = try #require(result.changed.first)
    #expect(changed.text.contains("\"value\" : \"Suppe bestellen\"") && changed.text.contains("needs_review"))
    #expect(changed.text.contains("\"value\" : \"Order Soup\"") && !changed.text.contains("\"value\" : \"Order\""))
    #expect(changed.text.contains("\"extractionState\" : \"stale\"") && changed.text.contains("\"tomato\" : {"))
    #expect(result.findings.map(\.id.slug) == ["outdated-translation"])
    let again = try updated([files[0], changed], StringsUpdateRequest(inputs: [], staleEntries: .mark))
    #expect(again.changed.isEmpty)
    #expect(
      again.findings.map(\.message) == ["the de translation of 'titleA' is that of 'Order', which is 'Order Soup' now"])
    let record = "\\nTranslated to de from: Order\""
    #expect(changed.text.contains("\"comment\" : \"OrderSoup: name of the action"))
    #expect(changed.text.ranges(of: record).count == 1)
    let reviewed = try #require(
      try updated([files[0], changed], StringsUpdateRequest(inputs: [], takesAsReviewed: true)).changed.first)
    let done = changed.text.replacing("needs_review", with: "translated")
    #expect(reviewed.text == done.replacing(record, with: "\""))
    // By hand, in an editor, only the state is changed.
    #expect(try updated([files[0], SourceFile(changed.path, done)]).changed.first?.text == reviewed.text)
    let marked = SourceFile(changed.path, changed.text.replacing(record, with: "\""))
    #expect(
      try updated([files[0], marked], StringsUpdateRequest(inputs: [], staleEntries: .mark)).findings.map(\.message)
        == ["the de translation of 'titleA' is marked for review"]
    )
    let removed = try #require(
      try updated([files[0], changed], StringsUpdateRequest(inputs: [], staleEntries: .remove)).changed.first)
    #expect(!removed.text.contains("gone00") && removed.text.contains("\"strings\" : {\n    \"confir\""))
  }

  // MARK: Real tables

  @Test("published tables lose nothing, get what they lack, and stay as they are the second time")
  func published() throws {
    var untouchedCount = 0
    var markedCount = 0
    for project in TableProject.all {
      let (changed, _) = try updated(project.files)
      let byPath = Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0) })
      for file in project.files where !file.path.hasSuffix(".intentdefinition") {
        guard let new = byPath[file.path] else {
          untouchedCount += 1
          continue
        }
        let before = try entries(file)
        let after = try entries(new)
        #expect(after.count > before.count, "\(file.path)")
        #expect(
          before.map { [$0.key] + $0.entry.value.texts.map(\.value) }
            == after.prefix(before.count).map { [$0.key] + $0.entry.value.texts.map(\.value) }, "\(file.path)")
        markedCount += after.dropFirst(before.count).count { $0.entry.mark?.value == .untranslated }
      }
      #expect(try updated(project.replacing(changed)).changed.isEmpty, "\(project)")
    }
    if Corpus.isAvailable { #expect(untouchedCount > 150 && markedCount > 1000) }
  }

  @Test("removed entries are put back, and no others")
  func removedEntries() throws {
    var random = SeededGenerator(seed: 7)
    for project in TableProject.all where Int.random(in: 0..<3, using: &random) == 0 {
      let complete = project.replacing(try updated(project.files).changed)
      let tables = complete.filter { $0.path.hasSuffix(".strings") && $0.path.contains(".lproj/") }
      guard let table = tables.randomElement(using: &random) else { continue }
      // What the update has added is certainly missing without it.
      let removed = try entries(table).filter { $0.entry.mark?.value == .untranslated }
        .shuffled(using: &random).prefix(5)
      guard !removed.isEmpty else { continue }
      let edits = removed.compactMap { $0.entry.removal.map { TextEdit($0, replacement: "") } }
      guard !table.bytes.contains(0) else { continue }
      let cut = SourceFile(path: table.path, bytes: table.bytes.applying(edits))
      let files = complete.map { $0.path == table.path ? cut : $0 }
      let restored = try #require(try updated(files).changed.first { $0.path == table.path })
      #expect(Set(try entries(restored).map(\.key)) == Set(try entries(table).map(\.key)), "\(table.path)")
      let kept = try entries(cut).map(\.key)
      #expect(try entries(restored).prefix(kept.count).map(\.key) == kept, "\(table.path)")
    }
  }
}
