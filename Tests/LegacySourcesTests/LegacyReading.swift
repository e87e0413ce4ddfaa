import IntentSemantics
import LegacySources
import SourceDiagnostics
import SwiftSourceReader

/// What Swift texts have of the definition of a kitchen: `OrderSoup` with a soup, sizes, and messages of the system.
struct LegacyReading {
  let code: LegacyCode

  /// The texts by the paths of their files.
  init(_ texts: KeyValuePairs<String, String>) {
    code = LegacyCode(
      in: texts.map { path, text in
        SwiftSource(reading: SourceFile(path: path, bytes: Array(text.utf8)))
      }, names: LegacyNames([Self.kitchen]))
  }

  init(_ text: String) { self.init(["Test.swift": text]) }

  /// The places: what is used, what it is about, what is there, and the line.
  ///
  /// For example: `donation of OrderSoupIntent: INInteraction(intent:response:) in 3`
  var uses: [String] {
    code.uses.map { use in
      let about = use.className.map { " of \($0)" } ?? ""
      let line = LineTable(use.location.file.bytes).position(at: Int(use.location.range.lowerBound)).line
      return "\(use.kind.rawValue)\(about): \(use.name) in \(line)"
    }
  }

  /// The same without the uses of generated types.
  var otherUses: [String] {
    zip(code.uses, uses).filter { !$0.0.kind.isGeneratedType }.map(\.1)
  }

  /// The counts of the generated types by name, those in handlers behind a plus sign.
  var counts: [String: String] {
    Dictionary(
      code.uses.filter(\.kind.isGeneratedType).map { use in
        (use.name, use.handlerCount == 0 ? "\(use.count)" : "\(use.count - use.handlerCount)+\(use.handlerCount)")
      }, uniquingKeysWith: { $0 + " " + $1 })
  }

  private static let kitchen = IntentProgram(
    source: SourceFile(path: "Menu.intentdefinition", bytes: []), namespace: nil,
    intents: [
      Intent(
        name: "OrderSoup", className: "OrderSoupIntent", category: "order", verb: "Order",
        title: LocalizedText(text: "Order Soup"),
        parameters: [
          Parameter(
            name: "bowls", tag: 1, type: .integer, supportsResolution: true, options: .none,
            unsupportedReasons: [UnsupportedReason(code: "tooMany")], range: .position(0))
        ], response: Response(), restriction: 0, range: .position(0)),
      Intent(
        name: "CloseKitchen", className: "CloseKitchenIntent", category: "do", verb: "Close",
        title: LocalizedText(text: "Close"), response: Response(), restriction: 0, range: .position(0)),
    ],
    systemIntents: [
      SystemIntent(
        name: "SendMessage", className: "INSendMessageIntent", title: LocalizedText(text: "Send"), range: .position(0))
    ],
    enumerations: [Enumeration(name: "Size", className: "Size", kind: "Regular", range: .position(0))],
    types: [ObjectType(name: "Soup", className: "Soup", range: .position(0))])
}
