internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics

/// Compares definitions that are compiled into one module.
extension OutputNameCollisionRule: ProjectRule {
  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    var reported: [String: Set<SourceRange>] = [:]
    for module in modules(of: project) {
      var table = DeclaredNameTable()
      for (index, program) in module.programs.enumerated() {
        let path = program.source.path
        for declared in program.declaredNames {
          guard let other = table.insert(declared, of: index), other.program != index,
            reported[path, default: []].insert(declared.range).inserted
          else { continue }
          let otherSource = module.programs[other.program].source
          findings.report(
            "\(declared.kind) '\(declared.className)' would declare '\(declared.name)', as '\(otherSource.path)' does",
            at: SourceLocation(file: program.source, range: declared.range), severity: module.severity,
            hint: "both are compiled into \(module.name)",
            notes: [
              DiagnosticNote(
                "previously declared here", at: SourceLocation(file: otherSource, range: other.declared.range))
            ])
        }
      }
    }
  }

  /// Definitions that become one module.
  private struct Module {
    /// What it is, for messages.
    let name: String
    let programs: [IntentProgram]
    /// A folder only suggests that its definitions are compiled together.
    let severity: Severity
  }

  /// The targets with their definitions; where there is no project, the folders: what lies together is mostly compiled
  /// together, and of anything else nobody knows.
  private static func modules(of project: CheckedProject) -> [Module] {
    guard !project.xcodeProjects.isEmpty else {
      let folders = Dictionary(grouping: project.definitions) { $0.source.path.folder }
      return folders.sorted { $0.key < $1.key }.map { folder, definitions in
        Module(
          name: "one module, as they lie in one folder", programs: definitions.compactMap(\.program),
          severity: .warning)
      }
    }
    var modules: [Module] = []
    let memberships = project.definitions.map { DefinitionMemberships(of: $0, in: project.xcodeProjects) }
    for xcode in project.xcodeProjects {
      var programs: [String: [IntentProgram]] = [:]
      for (definition, memberships) in zip(project.definitions, memberships) {
        guard let program = definition.program else { continue }
        let targets = memberships.members(in: xcode).filter(\.generatesClasses).map(\.membership.target.id)
        for target in Set(targets) { programs[target, default: []].append(program) }
      }
      for target in xcode.targets {
        if let programs = programs[target.id] {
          modules.append(
            Module(name: "target \(target.name.value.quoted)", programs: programs, severity: .error))
        }
      }
    }
    return modules
  }
}
