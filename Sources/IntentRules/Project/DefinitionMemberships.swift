internal import IntentModel
internal import ProjectModel
internal import SourceDiagnostics

/// The targets that have a definition, over all projects.
struct DefinitionMemberships {
  /// A target that has the definition.
  struct Member {
    let project: XcodeProject
    let membership: XcodeMembership

    /// The place that makes the target a member.
    var location: SourceLocation {
      SourceLocation(file: project.source, range: membership.range)
    }

    /// Whether Xcode generates classes for the definition in the target.
    var generatesClasses: Bool {
      membership.generatesClasses && membership.target.setting("INTENTS_CODEGEN_LANGUAGE")?.value != "None"
    }

    /// The name of the target in quotes.
    var targetName: String { membership.target.name.value.quoted }
  }

  /// The targets in the order of the projects.
  let members: [Member]

  init(of definition: CheckedDefinition, in projects: [XcodeProject]) {
    members = projects.flatMap { project in
      project.targets(containing: definition.source.path).map { Member(project: project, membership: $0) }
    }
  }

  /// The targets of one project.
  func members(in project: XcodeProject) -> [Member] {
    members.filter { $0.project.source.path == project.source.path }
  }
}
