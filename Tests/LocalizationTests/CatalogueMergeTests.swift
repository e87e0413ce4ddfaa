import Foundation
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct CatalogueMergeTests {
  private let entries = [
    CatalogueEntry(
      key: "Order %@ and %lld bowls", comment: "OrderSoup\nsaid \"aloud\"",
      texts: [
        "en": .unit(CatalogueUnit("Order %1$@ and %2$lld bowls", .new)),
        "de": .substitutions(
          CatalogueUnit("%1$@ und %#@bowls@ bestellen", .translated),
          [
            CatalogueSubstitution(
              name: "bowls", argument: 2, specifier: "lld",
              forms: [
                "other": CatalogueUnit("%arg Schalen", .translated), "one": CatalogueUnit("%arg Schale", .translated),
              ])
          ]),
      ]),
    CatalogueEntry(
      key: "%lld bowls",
      texts: [
        "fr": .variations(
          .plural,
          [
            "other": .unit(CatalogueUnit("%lld bols", .translated)),
            "one": .unit(CatalogueUnit("%lld bol", .needsReview)),
          ])
      ]),
    CatalogueEntry(
      key: "Order soup in ${applicationName}", extraction: .withValue,
      texts: ["en": .set(["Order soup in ${applicationName}", "Soup from ${applicationName}/now"], .new)]),
    CatalogueEntry(key: "Soup", texts: [:]),
  ]

  /// What Xcode writes for the same entries, by the catalogues of published projects.
  private let expected = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld bowls" : {
          "localizations" : {
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld bol"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld bols"
                    }
                  }
                }
              }
            }
          }
        },
        "Order %@ and %lld bowls" : {
          "comment" : "OrderSoup\\nsaid \\"aloud\\"",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%1$@ und %#@bowls@ bestellen"
              },
              "substitutions" : {
                "bowls" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Schale"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Schalen"
                        }
                      }
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Order %1$@ and %2$lld bowls"
              }
            }
          }
        },
        "Order soup in ${applicationName}" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
                  "Order soup in ${applicationName}",
                  "Soup from ${applicationName}/now"
                ]
              }
            }
          }
        },
        "Soup" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func `a new catalogue is laid out as Xcode does`() {
    let bytes = CatalogueMerge(entries, sourceLanguage: "en").bytes
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `a catalogue without entries is one`() {
    let text = String(decoding: CatalogueMerge([], sourceLanguage: "en").bytes, as: UTF8.self)
    #expect(text == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
  }

  @Test func `another program reads the same texts`() throws {
    let bytes = CatalogueMerge(entries, sourceLanguage: "en").bytes
    let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    #expect(strings.keys.sorted() == entries.map(\.key).sorted())
    #expect(strings["Order %@ and %lld bowls"]?["comment"] as? String == entries[0].comment)
    let tables = TableReading(bytes, path: "Localizable.xcstrings").tables
    #expect(tables.map(\.language) == ["en", "fr", "de"])
    #expect(tables.flatMap { $0.entries.flatMap { $0.value.texts.map(\.value) } }.count == 8)
  }

  // MARK: Merging

  private func merged(_ entries: [CatalogueEntry], into text: String) throws -> CatalogueMerge {
    var diagnostics = DiagnosticEngine()
    let file = SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    let merge = CatalogueMerge(entries, into: file, diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    return try #require(merge)
  }

  @Test func `doing the same again changes nothing`() throws {
    let again = try merged(entries, into: expected)
    #expect(String(decoding: again.bytes, as: UTF8.self) == expected)
    #expect(again.kept.isEmpty)
  }

  @Test func `entries come in the same order one by one as all at once`() throws {
    var text = String(decoding: CatalogueMerge([], sourceLanguage: "en").bytes, as: UTF8.self)
    for entry in entries { text = String(decoding: try merged([entry], into: text).bytes, as: UTF8.self) }
    #expect(text == expected)
  }

  @Test func `what is there stays to the byte, whatever it is`() throws {
    let foreign = """
      {
        "version" : "1.2", "unknown": [1.50, {"a"  :null}],
        "strings" : {
          "\\u0041bc" : {"shouldTranslate":false},
          "Soup" : {
            "extractionState" : "stale",
            "localizations" : {
              "de" : { "stringUnit" : { "value" : "Brühe", "state" : "translated" } },
              "fr" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              }
            }
          },
          "Zest" : { }
        },
        "sourceLanguage" : "en"
      }

      """
    let texts = ["de", "es", "fr"].map { ($0, CatalogueText.unit(CatalogueUnit("Suppe \($0)", .translated))) }
    let added = [
      CatalogueEntry(key: "Soup", comment: "A dish.", texts: Dictionary(uniqueKeysWithValues: texts)),
      CatalogueEntry(key: "bowl", texts: [:]), CatalogueEntry(key: "Zoo", texts: [:]),
    ]
    let merge = try merged(added, into: foreign)
    let text = String(decoding: merge.bytes, as: UTF8.self)
    #expect(
      try changedLines(from: foreign, to: text) == [
        "+    \"bowl\" : {", "+", "+    },",
        "+      \"comment\" : \"A dish.\",",
        "+        \"es\" : {", "+          \"stringUnit\" : {", "+            \"state\" : \"translated\",",
        "+            \"value\" : \"Suppe es\"", "+          }", "+        },",
        "-            \"state\" : \"new\",", "-            \"value\" : \"\"",
        "+            \"state\" : \"translated\",", "+            \"value\" : \"Suppe fr\"",
        "-    \"Zest\" : { }", "+    \"Zest\" : { },", "+    \"Zoo\" : {", "+", "+    }",
      ])
    #expect(merge.kept == [KeptText(key: "Soup", language: "de")])
    #expect(try merged(added, into: text).bytes == merge.bytes)
  }

  /// The lines that `diff` calls removed or added.
  private func changedLines(from old: String, to new: String) throws -> [String] {
    let difference = try UnifiedDifference.text(of: "file", expected: Data(old.utf8), actual: Data(new.utf8))
    return difference.split(separator: "\n").dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
      .map(String.init)
  }

  @Test func `a text that waits for a translator is replaced, one that is done is not`() throws {
    let text = String(
      decoding: CatalogueMerge(
        [CatalogueEntry(key: "A", texts: ["de": .unit(CatalogueUnit("A", .new))])], sourceLanguage: "en"
      ).bytes, as: UTF8.self)
    func entry(_ value: String, _ state: CatalogueUnit.State) -> [CatalogueEntry] {
      [CatalogueEntry(key: "A", texts: ["de": .unit(CatalogueUnit(value, state))])]
    }
    #expect(String(decoding: try merged(entry("B", .new), into: text).bytes, as: UTF8.self) == text)
    let translated = try merged(entry("B", .translated), into: text)
    #expect(translated.bytes == CatalogueMerge(entry("B", .translated), sourceLanguage: "en").bytes)
    let other = try merged(entry("C", .translated), into: String(decoding: translated.bytes, as: UTF8.self))
    #expect(other.bytes == translated.bytes && other.kept.count == 1)
    let reviewed = try merged(entry("B", .needsReview), into: String(decoding: translated.bytes, as: UTF8.self))
    #expect(reviewed.bytes == translated.bytes && reviewed.kept.isEmpty)
  }

  @Test func `encodings and line ends of the file are kept`() throws {
    let encoding = TextEncoding.utf16LittleEndian(hasByteOrderMark: true)
    let old = CatalogueMerge([], sourceLanguage: "en").bytes
    var diagnostics = DiagnosticEngine()
    let file = SourceFile(path: "A.xcstrings", bytes: encoding.encode(old))
    let merge = try #require(CatalogueMerge(entries, into: file, diagnostics: &diagnostics))
    #expect(String(decoding: try encoding.decode(merge.bytes), as: UTF8.self) == expected)
    let windows = try merged(entries, into: String(decoding: old, as: UTF8.self).replacing("\n", with: "\r\n"))
    #expect(String(decoding: windows.bytes, as: UTF8.self) == expected.replacing("\n", with: "\r\n"))
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\": {}}", "{\"sourceLanguage\": \"en\", \"strings\": []}"])
  func `what is no catalogue is left alone`(text: String) {
    var diagnostics = DiagnosticEngine()
    let file = SourceFile(path: "A.xcstrings", bytes: Array(text.utf8))
    #expect(CatalogueMerge(entries, into: file, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.hasErrors)
  }

  @Test func `keys have the order that Xcode gives them`() {
    // From catalogues of published projects.
    let keys = [
      "", " - ", "__state__", "/overview/", "%@", "%@ • %@", "%@ Settings", "%@ value", "%lld", "%lldK",
      "24-Hour Clock", "100 items", "about_settings", "Accepted Server Certificates",
    ]
    let bytes = CatalogueMerge(keys.reversed().map { CatalogueEntry(key: $0, texts: [:]) }, sourceLanguage: "en").bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let found = lines.filter { $0.hasPrefix("    \"") }.map { $0.dropFirst(5).prefix { $0 != "\"" } }
    #expect(found.map(String.init) == keys)
  }
}
