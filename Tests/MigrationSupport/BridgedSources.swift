import Foundation
package import IntentCompiler
package import TestSupport

/// The files of a module in which actions ask handlers: both worlds, the older in the portable flavour.
package struct BridgedSources {
  /// The actions and what belongs to them.
  package let actions: [SwiftSource]

  /// The legacy classes.
  package let classes: [SwiftSource]

  /// All of them.
  package var all: [SwiftSource] { actions + classes }

  /// The files for definitions.
  package init(
    _ definitions: [DefinitionSource], _ options: MigrateOptions, configuration: DefinitionSource? = nil
  ) {
    var portable = CompilerOptions()
    portable.flavor = .portable
    actions = Self.sources(
      Compiler().migration(of: definitions, options: options, configuration: configuration)
    ).map(\.withoutOptionalMethods)
    classes = definitions.flatMap { Self.sources(Compiler(options: portable).compile([$0])) }.map {
      SwiftSource(name: "Legacy" + $0.name, text: $0.text.replacing("import IntentsTestKit", with: "import Intents"))
    }
  }

  /// The files that a build makes of definitions, their legacy classes replaced by those of the portable flavour.
  package init(building definitions: [DefinitionSource], configuration: DefinitionSource) {
    let options = CompilerOptions(access: .internal, flavor: .appIntents)
    actions = Self.sources(Compiler(options: options).compile(definitions, configuration: configuration)).map {
      SwiftSource(name: $0.name, text: $0.textWithoutClasses).withoutOptionalMethods
    }
    let portable = CompilerOptions(access: .internal, flavor: .portable)
    classes = definitions.flatMap { Self.sources(Compiler(options: portable).compile([$0])) }.map {
      SwiftSource(name: "Legacy" + $0.name, text: $0.text.replacing("import IntentsTestKit", with: "import Intents"))
    }
  }

  private static func sources(_ result: CompilationResult) -> [SwiftSource] {
    result.files.map { SwiftSource(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}

extension SwiftSource {
  /// The text without the section for Apple's systems alone.
  fileprivate var textWithoutClasses: String {
    guard let start = text.range(of: "#if canImport(Intents)\n"),
      let end = text.range(of: "\n#endif\n", range: start.upperBound..<text.endIndex)
    else { return text }
    return String(text[..<start.lowerBound] + text[end.upperBound...])
  }

  /// The text for the portable flavour, in which a method that there need not be is one with a default.
  fileprivate var withoutOptionalMethods: SwiftSource {
    SwiftSource(
      name: name,
      text: text.replacing(#/await handler\.(confirm|handle)\?\(intent: legacy\)/#) {
        "Optional(await handler.\($0.1)(intent: legacy))"
      }.replacing(#/(handler\?\.default\w*)\?\(/#) { "\($0.1)(" })
  }
}
