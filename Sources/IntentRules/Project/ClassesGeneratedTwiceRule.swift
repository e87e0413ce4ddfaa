internal import IntentModel
internal import ProjectModel
internal import SourceDiagnostics

/// Finds targets of one process that generate the same classes.
enum ClassesGeneratedTwiceRule: ProjectRule {
  static let id: DiagnosticID = "classes-generated-twice"

  static let description = RuleDescription(
    id,
    title: "classes generated twice in one process",
    scope: .project,
    severity: .error,
    explanation: """
      Two targets that are linked or loaded into one process both generate classes for a definition. Every target but \
      one is reported: a framework keeps the classes, and of several the one that the others depend on. Or one target has \
      the definition twice among its sources.

      An app and its extension run in processes of their own and may both generate them. Targets of tests are not \
      looked at, nor is a target whose language for generated code is None.
      """,
    rationale: """
      The Objective-C runtime finds two classes of one name and takes either, and in Swift an intent of the one is none \
      of the other: the build stops with ambiguous types, or handlers are never called \
      ([a project that ran into it](https://github.com/yonaskolb/XcodeGen/issues/1312)).
      """,
    fix: "Gives the definition the attribute `no_codegen` in all targets but the one that keeps the classes.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(app: "A1 = {isa = PBXBuildFile; fileRef = D; };", mark: "↓")),
        message: "targets 'Kit' and 'App' both generate classes for 'Example.intentdefinition'",
        fixed: .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(app: "A1 = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, ); }; };"))),
      RuleExample(
        "an attribute that asks for classes",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(
            app: "A1 = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (project_codegen, ); }; };",
            mark: "↓")),
        fixed: .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(app: "A1 = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, ); }; };"))),
      RuleExample(
        "twice in one target",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          """
          {
            objects = {
              P = {isa = PBXProject; mainGroup = M; targets = (A); };
              M = {isa = PBXGroup; path = App; children = (D); };
              D = {isa = PBXFileReference; path = Example.intentdefinition; };
              A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (AS); };
              AS = {isa = PBXSourcesBuildPhase; files = (A1, ↓A2); };
              A1 = {isa = PBXBuildFile; fileRef = D; };
              A2 = {isa = PBXBuildFile; fileRef = D; };
            };
            rootObject = P;
          }
          """)),
    ],
    nonTriggering: [
      RuleExample(
        "the framework alone generates them",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(app: "A1 = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, ); }; };"))),
      RuleExample(
        "an app and an extension",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(app: "A1 = {isa = PBXBuildFile; fileRef = D; };", type: "app-extension"))),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    for definition in project.definitions {
      let memberships = DefinitionMemberships(of: definition, in: project.xcodeProjects)
      for xcode in project.xcodeProjects {
        let members = memberships.members(in: xcode).filter {
          $0.generatesClasses && !$0.membership.target.productType.isTest
        }
        guard members.count > 1 else { continue }
        reportRepeats(among: members, of: definition, &findings)
        check(members, of: definition, in: xcode, &findings)
      }
    }
  }

  private static func check(
    _ members: [DefinitionMemberships.Member], of definition: CheckedDefinition, in xcode: XcodeProject,
    _ findings: inout RuleFindings
  ) {
    var reported: Set<String> = []
    let byTarget = Dictionary(members.map { ($0.membership.target.id, $0) }, uniquingKeysWith: { first, _ in first })
    for process in xcode.processes {
      let together = process.targetIDs.compactMap { byTarget[$0] }
      guard let keeper = keeper(of: together) else { continue }
      for member in together where mayMeet(member.membership.target, keeper.membership.target) {
        guard reported.insert(member.membership.target.id).inserted else { continue }
        findings.report(
          "targets \(keeper.targetName) and \(member.targetName) both generate classes for "
            + definition.source.name.quoted,
          at: member.location,
          hint: "set generated classes to 'No Generated Classes' in \(member.targetName)",
          notes: [DiagnosticNote("\(keeper.targetName) has the definition here", at: keeper.location)],
          fixIts: fixIt(for: member.membership).map { [$0] } ?? [])
      }
    }
  }

  private static func reportRepeats(
    among members: [DefinitionMemberships.Member], of definition: CheckedDefinition, _ findings: inout RuleFindings
  ) {
    var first: [String: DefinitionMemberships.Member] = [:]
    for member in members {
      guard let other = first[member.membership.target.id] else {
        first[member.membership.target.id] = member
        continue
      }
      findings.report(
        "target \(member.targetName) has \(definition.source.name.quoted) twice and generates its classes twice",
        at: member.location, hint: "remove one of the two from the target's sources",
        notes: [DiagnosticNote("it is here too", at: other.location)])
    }
  }

  /// The target that keeps the classes: a library if there is one, with the public header at best, and none that
  /// depends on another one of them.
  private static func keeper(of members: [DefinitionMemberships.Member]) -> DefinitionMemberships.Member? {
    func rank(_ member: DefinitionMemberships.Member) -> Int {
      let target = member.membership.target
      guard target.productType.isLibrary else { return 2 }
      let depends = members.contains { target.dependencyIDs.contains($0.membership.target.id) }
      return depends ? 1 : member.membership.codeGeneration?.value == .public ? -1 : 0
    }
    return members.min { (rank($0), $0.membership.range.lowerBound) < (rank($1), $1.membership.range.lowerBound) }
  }

  /// Whether two targets are in one process for sure: names of products alone may mix up the platforms.
  private static func mayMeet(_ target: XcodeTarget, _ other: XcodeTarget) -> Bool {
    guard target.id != other.id else { return false }
    if let name = target.productFileName, name == other.productFileName { return false }
    guard let platforms = target.platforms, let others = other.platforms else { return true }
    return !platforms.isDisjoint(with: others)
  }

  private static func fixIt(for membership: XcodeMembership) -> FixIt? {
    let disabled = XcodeCodeGeneration.disabled.rawValue
    if let requested = membership.codeGeneration {
      return FixIt(
        "replace '\(requested.value.rawValue)' with '\(disabled)'",
        edits: [TextEdit(requested.range, replacement: disabled)])
    }
    return membership.attributeInsertion.map {
      FixIt("add the attribute '\(disabled)'", edits: [$0.edit(adding: disabled)])
    }
  }

  // MARK: Examples

  private static func xcodeProject(app buildFile: String, mark: String = "", type: String = "application") -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (A, K); };
        M = {isa = PBXGroup; path = App; children = (D); };
        D = {isa = PBXFileReference; path = Example.intentdefinition; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (AS); dependencies = (AK); };
        AS = {isa = PBXSourcesBuildPhase; files = (\(mark)A1); };
        \(buildFile)
        AK = {isa = PBXTargetDependency; target = K; };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.\(type == "application" ? "framework" : type)"; buildPhases = (KS); };
        KS = {isa = PBXSourcesBuildPhase; files = (K1); };
        K1 = {isa = PBXBuildFile; fileRef = D; };
      };
      rootObject = P;
    }
    """
  }
}
