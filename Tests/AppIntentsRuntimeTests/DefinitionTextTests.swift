import Foundation
import IntentCompiler
import TestSupport
import Testing

/// A build leaves texts in the tables of the definitions; the code looks up those with values itself.
@Suite("A text with values of a build")
struct DefinitionTextTests {
  /// What is asked of the generated code, and what the German tables make of it.
  private static let sentences: [(asked: String, said: String)] = [
    (#"failureSoldOut(drink: "Latte")"#, "Latte ist heute ausverkauft."),
    // The places of the translation are in another order.
    (
      #"failureNoCupSize(size: "groß", drinkRoast: "Hell")"#,
      "Für Kaffee der Röstung Hell sind keine Becher mehr da: groß."
    ),
    // The name of the parameter is translated, too.
    ("extrasSoldOut", "Zutaten: Das ist ausverkauft."),
    // What looks like a place or a format in a value is none.
    (#"failureSoldOut(drink: "${drink} %@ }")"#, "${drink} %@ } ist heute ausverkauft."),
    // A table with plural rules.
    ("quantityNotEnoughBeans(quantity: 1)", "Für 1 Getränk reichen die Bohnen im Café nicht."),
    ("quantityNotEnoughBeans(quantity: 3)", "Für 3 Getränke reichen die Bohnen im Café nicht."),
  ]

  /// Stands in for the bundle of an app and for what Foundation does with plural rules on Apple's systems.
  private static let world = SwiftSource(
    name: "World.swift",
    text: """
      enum Bundle { static let main = Tables() }

      struct Tables {
          var texts: [String: String] {
              [
                  "9p7AhZ": "${drink} ist heute ausverkauft.",
                  "0acarf": "Für Kaffee der Röstung ${drink.roast} sind keine Becher mehr da: ${size}.",
                  "7WVoH9": "${displayName}: Das ist ausverkauft.",
                  "4r86qk": "Für %1$#@quantity_option@ reichen die Bohnen im Café nicht.",
              ]
          }

          func localizedString(forKey key: String, value: String?, table: String?) -> String {
              guard table == "Orders" else { fatalError("the table is \\(table ?? "none")") }
              return texts[key] ?? value ?? key
          }
      }

      func pluralized(_ format: String, _ counts: [any CVarArg]) -> String {
          let words = counts.map { $0 as? Int == 1 ? "1 Getränk" : "\\($0) Getränke" }
          return format.replacingOccurrences(of: "%1$#@quantity_option@", with: words.joined(separator: "|"))
      }

      """)

  @Test("is what the table of the definition says, with the values in it")
  func sentences() throws {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let german = try String(
      contentsOf: sample.url.deletingLastPathComponent().appending(path: "../de.lproj/Orders.strings"), encoding: .utf8)
    for entry in Self.world.text.matches(of: #/"(\w{6})": "([^%"]+)",/#) {
      try #require(german.contains(#""\#(entry.1)" = "\#(entry.2)";"#))
    }
    let configuration = DefinitionSource(
      path: "intentc.json", text: "{ migrate: { target: 'iOS17.0', perform: 'gap' } }")
    let compiler = Compiler(options: CompilerOptions(access: .internal, flavor: .appIntents))
    let result = compiler.compile(
      [DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))], configuration: configuration)
    let file = try #require(result.files.first)
    // On Linux, Foundation knows no plural rules, and the stand-in for a resource always says what the code says.
    let text = file.text
      .replacing("String(format: entry, locale: .current, arguments: counts)", with: "pluralized(entry, counts)")
      .replacing(#/LocalizedStringResource\("OH6H2T", defaultValue: "Extras"/#) {
        $0.output.replacing("Extras", with: "Zutaten")
      }
    let main =
      "import AppIntents\n\n"
      + Self.sentences.map { "print(String(localized: OrderCoffeeError.\($0.asked).localizedStringResource))\n" }
      .joined()
    let output = try AppIntentsProgram([SwiftSource(name: file.name, text: text), Self.world], main: main).output()
    #expect(output.split(separator: "\n").map(String.init) == Self.sentences.map(\.said))
  }
}
