import Foundation
package import IntentCompiler
package import TestSupport

/// The files of a module in which actions ask handlers: both worlds, the older in the portable flavour or in Apple's.
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
    _ definitions: [DefinitionSource], _ options: MigrateOptions, configuration: DefinitionSource? = nil,
    flavor: OutputFlavor = .portable
  ) {
    self.init(
      definitions, options,
      result: Compiler().migration(of: definitions, options: options, configuration: configuration),
      flavor: flavor)
  }

  /// The files for definitions that have been migrated.
  init(
    _ definitions: [DefinitionSource], _ options: MigrateOptions, result: CompilationResult,
    flavor: OutputFlavor = .portable
  ) {
    let sources = Self.sources(result)
    actions = flavor == .portable ? sources.map(\.withoutOptionalMethods) : sources.map(\.withoutPointers)
    let legacy = Self.legacyWorld(definitions, flavor, isNonisolated: options.isNonisolated)
    classes = legacy.classes
    handlers = legacy.handlers
  }

  /// The files that a build makes of definitions, their legacy classes replaced by those of the portable flavour.
  package init(building definitions: [DefinitionSource], configuration: DefinitionSource) {
    let options = CompilerOptions(access: .internal, flavor: .appIntents)
    actions = Self.sources(Compiler(options: options).compile(definitions, configuration: configuration)).map {
      SwiftSource(name: $0.name, text: $0.textWithoutClasses).withoutOptionalMethods
    }
    let legacy = Self.legacyWorld(definitions, .portable, access: .internal)
    classes = legacy.classes
    handlers = legacy.handlers
  }

  /// The legacy classes and the handlers, which are the same however the definitions are migrated: made once.
  private static func legacyWorld(
    _ definitions: [DefinitionSource], _ flavor: OutputFlavor, access: AccessLevel = .public,
    isNonisolated: Bool = false
  ) -> LegacyWorld {
    let key = definitions.map {
      LegacyKey(path: $0.path, bytes: $0.bytes, flavor: flavor, access: access, isNonisolated: isNonisolated)
    }
    return legacyWorlds.value(for: key) {
      let compiler = Compiler(options: CompilerOptions(access: access, isNonisolated: isNonisolated, flavor: flavor))
      let scaffolding = ScaffoldOptions(isolation: isNonisolated ? .nonisolated : .inferred)
      return LegacyWorld(
        classes: definitions.flatMap { sources(compiler.compile([$0])) }.map(\.ofLegacyWorld),
        handlers: sources(compiler.handlers(for: definitions, options: scaffolding)).map(\.ofLegacyWorld))
    }
  }

  private struct LegacyKey: Hashable {
    let path: String
    let bytes: [UInt8]
    let flavor: OutputFlavor
    let access: AccessLevel
    let isNonisolated: Bool
  }

  private struct LegacyWorld: Sendable {
    let classes: [SwiftSource]
    let handlers: [SwiftSource]
  }

  private static let legacyWorlds = Memo<[LegacyKey], LegacyWorld>()

  private static func sources(_ result: CompilationResult) -> [SwiftSource] {
    result.files.map(SwiftSource.init(_:))
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

  /// The text without the address of a variable, for which the compiler wants the run time of Objective-C.
  fileprivate var withoutPointers: SwiftSource {
    SwiftSource(
      name: name,
      text: text.replacing("&outcomeKey)", with: "UnsafeRawPointer(bitPattern: 1)!)")
        .replacing("&outcomeKey,", with: "UnsafeRawPointer(bitPattern: 1)!,"))
  }

  /// The text for the portable flavour, in which a method that there need not be is one with a default.
  fileprivate var withoutOptionalMethods: SwiftSource {
    var text = text
    for method in ["confirm", "handle"] {
      text = text.replacing(
        "await handler.\(method)?(intent: legacy)", with: "Optional(await handler.\(method)(intent: legacy))")
    }
    // Most files have none.
    if text.contains("handler?.default") {
      text = text.replacing(#/(handler\?\.default\w*)\?\(/#) { "\($0.1)(" }
    }
    return SwiftSource(name: name, text: text)
  }
}
