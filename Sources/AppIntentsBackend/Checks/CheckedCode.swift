package import SwiftCode

/// Migrated code as checks look at it: the files of one module.
package struct CheckedCode: Sendable {
  /// A file.
  struct File: Sendable {
    /// The name.
    let name: String
    /// The modules that it imports.
    let imports: Set<String>
    /// The systems on which it is not compiled.
    let missingSystems: Set<String>
    /// Everything in it.
    let visits: [SwiftVisit]
  }

  /// A type with its file.
  struct DeclaredType: Sendable {
    /// The type.
    let type: TypeDeclaration
    /// Its file.
    let file: File
    /// The names of the types around it, and its own.
    let path: [String]
    /// The oldest system that has it.
    let version: SystemVersion
    /// The systems that do not have it.
    let missingSystems: Set<String>

    /// Whether the type says that it has a protocol.
    func conforms(to names: Set<String>) -> Bool { type.inheritance.contains { names.contains($0.baseName) } }
  }

  /// How the code was written.
  let options: MigrationOptions

  /// The files.
  let files: [File]

  /// The types, nested ones included, extensions not.
  let types: [DeclaredType]

  private let typesByName: [String: DeclaredType]

  /// The files of a module, by name.
  package init(_ files: [(name: String, file: SwiftFile)], options: MigrationOptions) {
    self.options = options
    let checked = files.map { name, file in
      File(
        name: name, imports: Set(file.imports.map(\.module)),
        missingSystems: file.condition.map(SystemVersion.System.ruledOut(by:)) ?? [], visits: file.visits)
    }
    self.files = checked
    let types: [DeclaredType] = checked.flatMap { file in
      file.visits.compactMap { visit in
        guard let type = visit.declaredType, type.keyword != .extension else { return nil }
        return DeclaredType(
          type: type, file: file, path: visit.enclosingTypes.map(\.name) + [type.name],
          version: visit.version(for: options.target), missingSystems: visit.missingSystems)
      }
    }
    self.types = types
    typesByName = Dictionary(types.map { ($0.type.name, $0) }) { first, _ in first }
  }

  /// The type of a name; the first where there are several.
  func type(named name: String) -> DeclaredType? { typesByName[name] }

  /// Whether a name is that of an enumeration or entity of the module.
  func isValue(_ name: String) -> Bool {
    type(named: name)?.conforms(to: ["AppEnum", "AppEntity", "TransientAppEntity"]) ?? false
  }

  /// The visits of all files, with their files.
  var visits: [(file: File, visit: SwiftVisit)] { files.flatMap { file in file.visits.map { (file, $0) } } }

  /// The attributes of parameters, with the variables that they are of.
  var parameters: [ParameterVisit] {
    visits.compactMap { file, visit in
      guard case .attribute(let attribute) = visit.node, attribute.name == "Parameter",
        let variable = visit.enclosingVariable, let type = variable.type
      else { return nil }
      return ParameterVisit(
        file: file, visit: visit, arguments: attribute.arguments ?? [], variable: variable, type: type)
    }
  }

  /// A parameter of an intent.
  struct ParameterVisit {
    let file: File
    let visit: SwiftVisit
    /// What the initialiser is told.
    let arguments: [Argument]
    let variable: VariableDeclaration
    /// The type of the variable.
    let type: TypeExpression

    /// The value of an argument.
    func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

    /// Whether there may be no value.
    var isOptional: Bool { if case .optional = type { true } else { false } }
  }
}
