import Foundation
package import IntentCompiler
package import TestSupport

/// The files of a module in which actions ask handlers: both worlds, the older in the portable flavour.
package struct BridgedSources {
  /// The actions and what belongs to them.
  package let actions: [SwiftSource]

  /// The legacy classes.
  package let classes: [SwiftSource]

  /// The handlers as they are scaffolded, and what is around them.
  package let handlers: [SwiftSource]

  /// The actions and the classes.
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
    let compiler = Compiler(options: portable)
    classes = definitions.flatMap { Self.sources(compiler.compile([$0])) }.map(\.ofLegacyWorld)
    handlers = Self.sources(compiler.handlers(for: definitions)).map(\.ofLegacyWorld)
  }

  /// The files that a build makes of definitions, their legacy classes replaced by those of the portable flavour.
  package init(building definitions: [DefinitionSource], configuration: DefinitionSource) {
    let options = CompilerOptions(access: .internal, flavor: .appIntents)
    actions = Self.sources(Compiler(options: options).compile(definitions, configuration: configuration)).map {
      SwiftSource(name: $0.name, text: $0.textWithoutClasses).withoutOptionalMethods
    }
    let compiler = Compiler(options: CompilerOptions(access: .internal, flavor: .portable))
    classes = definitions.flatMap { Self.sources(compiler.compile([$0])) }.map(\.ofLegacyWorld)
    handlers = Self.sources(compiler.handlers(for: definitions)).map(\.ofLegacyWorld)
  }

  private static func sources(_ result: CompilationResult) -> [SwiftSource] {
    result.files.map { SwiftSource(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}

extension SwiftSource {
  /// The file under a name that no other has, with the test kit under the name of the framework.
  fileprivate var ofLegacyWorld: SwiftSource {
    SwiftSource(name: "Legacy" + name, text: text.replacing("import IntentsTestKit", with: "import Intents"))
  }

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
