internal import IntentSemantics
internal import ObjectiveCBackend
internal import SiriKitBackend
internal import SiriKitInterface
internal import SourceDiagnostics
internal import SwiftCode

/// The outputs of some definitions that are compiled into one module.
struct Generation: Sendable {
  /// The files in order: definition by definition, each with its intents, enumerations and types.
  let outputs: [GeneratedOutput]

  /// The findings of all definitions, and those between them.
  let diagnostics: DiagnosticEngine

  /// The outputs of the definitions; none when one of them has errors.
  ///
  /// - Parameters:
  ///   - definitions: The definitions.
  ///   - options: What is said about the build.
  ///   - configuration: What is said about App Intents, where those are asked for.
  init(
    definitions: [CompiledDefinition], options: CompilerOptions, configuration: Configuration = Configuration()
  ) {
    var diagnostics = DiagnosticEngine()
    for definition in definitions {
      diagnostics.report(contentsOf: definition.diagnostics)
    }
    options.check(places: configuration.generationPlaces, diagnostics: &diagnostics)
    let programs = definitions.compactMap(\.program)
    Self.checkCollisions(between: programs, layout: options.effectiveLayout, diagnostics: &diagnostics)
    if options.language == .objectiveC {
      ObjectiveCNames(of: programs, umbrellaHeader: options.umbrellaHeader).check(diagnostics: &diagnostics)
    }
    if diagnostics.hasErrors || programs.isEmpty {
      outputs = []
    } else if options.flavor == .appIntents {
      // What all of them share is in one file, which the order of the inputs must not choose.
      outputs =
        AppIntentsGeneration(
          of: programs.sorted { $0.source.path < $1.source.path }, options: options, configuration: configuration,
          backend: options.swiftBackend,
          diagnostics: &diagnostics
        )?.outputs ?? []
    } else {
      outputs = Self.outputs(of: programs, options: options)
    }
    self.diagnostics = diagnostics
  }

  /// The files of some programs in the original tool's order, and behind them the header that includes the others.
  private static func outputs(of programs: [IntentProgram], options: CompilerOptions) -> [GeneratedOutput] {
    let outputs = programs.flatMap { Self.outputs(of: $0, options: options) }
    guard let header = options.umbrellaHeader else { return outputs }
    return outputs + [
      GeneratedOutput(name: ObjectiveCBackend.fileName(of: header, .header)) {
        ObjectiveCBackend().renderUmbrella(over: programs)
      }
    ]
  }

  /// The files of a program.
  static func outputs(of program: IntentProgram, options: CompilerOptions) -> [GeneratedOutput] {
    let units = SiriKitUnit.units(of: program)
    switch (options.language, options.layout) {
    case (.objectiveC, _):
      return units.flatMap { unit in
        ObjectiveCBackend.FileKind.allCases.map { kind in
          GeneratedOutput(name: ObjectiveCBackend.fileName(of: unit.name, kind)) {
            ObjectiveCBackend().render(unit, kind, in: program)
          }
        }
      }
    case (.swift, .perType):
      let backend = options.swiftBackend
      return units.map { unit in
        GeneratedOutput(name: SiriKitBackend.fileName(of: unit.name)) { backend.render(unit, in: program) }
      }
    case (.swift, .single):
      // Also where there is nothing to declare: a build has to find what it was promised.
      let backend = options.swiftBackend
      return [GeneratedOutput(name: program.singleFileName) { backend.render(program) }]
    }
  }

  /// Reports names that two definitions both declare; within one definition the semantics have compared them.
  private static func checkCollisions(
    between programs: [IntentProgram], layout: OutputLayout, diagnostics: inout DiagnosticEngine
  ) {
    guard programs.count > 1 else { return }
    var table = DeclaredNameTable()
    var files: [String: Int] = [:]
    // The advice is the same for every name.
    var hint: String? =
      "definitions of one module cannot share names: rename one, or compile one of the definitions into another module"
    for (index, program) in programs.enumerated() {
      var isReported: Set<SourceRange> = []
      for declared in program.declaredNames {
        guard let other = table.insert(declared, of: index), other.program != index,
          isReported.insert(declared.range).inserted
        else { continue }
        diagnostics.report(
          Diagnostic(
            .outputNameCollision,
            "\(declared.kind) '\(declared.className)' would declare '\(declared.name)', as "
              + "'\(programs[other.program].source.path)' does",
            at: SourceLocation(file: program.source, range: declared.range),
            hint: hint,
            notes: [
              DiagnosticNote(
                "previously declared here",
                at: SourceLocation(file: programs[other.program].source, range: other.declared.range))
            ]))
        hint = nil
      }
      if layout == .single, let other = files.updateValue(index, forKey: program.singleFileName.lowercased()) {
        diagnostics.report(
          Diagnostic(
            .outputNameCollision,
            "'\(programs[other].source.path)' and '\(program.source.path)' would both generate "
              + "'\(program.singleFileName)'",
            at: SourceLocation(file: program.source, range: .position(0)),
            hint: "rename one of them, or compile it into another module"))
      }
    }
  }
}

extension IntentProgram {
  /// The name of the one file of the single layout.
  ///
  /// The suffix keeps it apart from a hand-written `Intents.swift`: object files are named after the base name.
  var singleFileName: String { source.stem + ".intentdefinition.swift" }
}

extension CompilerOptions {
  /// The back end that writes Swift as these options want it.
  fileprivate var swiftBackend: SiriKitBackend {
    SiriKitBackend(
      options: SiriKitOptions(
        access: access.swiftAccess, isNonisolated: isNonisolated, usesSendableCompletions: usesSendableCompletions,
        flavor: flavor.siriKitFlavor))
  }
}

extension AccessLevel {
  /// The Swift keyword of the access.
  var swiftAccess: SwiftCode.AccessLevel {
    switch self {
    case .public: .public
    case .package: .package
    case .internal: .internal
    }
  }
}

extension OutputFlavor {
  /// The flavour of the back end.
  var siriKitFlavor: SiriKitFlavor {
    switch self {
    case .apple, .appIntents: .apple
    case .portable: .portable
    }
  }
}
