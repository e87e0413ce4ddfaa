internal import IntentModel
internal import ProjectModel
internal import SourceDiagnostics

/// Finds definitions that no target compiles, or not the one that matters.
enum DefinitionNotCompiledRule: ProjectRule {
  static let id: DiagnosticID = "definition-not-compiled"

  static let description = RuleDescription(
    id,
    title: "definition that is left out of its target",
    scope: .project,
    severity: .error,
    explanation: """
      An Xcode project lists the definition and no target has it; an extension has it and the app around the extension \
      has not, nor has a library of the app; or the sources use a class of it that nothing generates, because every \
      target only copies it as a resource or has the attribute `no_codegen`. A localised definition in a synchronised \
      folder is only copied, too.

      Definitions that only configure widgets may be in the extension alone. Classes that a source declares need no \
      generator, and where the project calls `intentc` or `intentbuilderc` itself, nothing is said about classes. A \
      definition that no project knows is left alone.
      """,
    rationale: """
      Without the definition in the app its actions do not show up in Shortcuts. As a resource it gives no classes, and \
      the build stops with "cannot find type" ([in a project generator](https://github.com/yonaskolb/XcodeGen/issues/439), \
      [in another one](https://github.com/tuist/tuist/issues/3424)).
      """,
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(appFiles: "↓()", extensionFiles: "(E1)")),
        message: "'Example.intentdefinition' is not a member of app target 'App'"),
      RuleExample(
        "a definition in no target",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(mark: "↓", appFiles: "()", extensionFiles: "()"))),
      RuleExample(
        "a resource, while the sources use its classes",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(appFiles: "()", appResources: "(↓A1)", extensionFiles: "()")),
        .file("App/Order.swift", "let intent = OrderSoupIntent()")),
      RuleExample(
        "classes that are switched off everywhere",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(
            appFiles: "(A1)", extensionFiles: "()", settings: "settings = {ATTRIBUTES = (↓no_codegen, ); }; ")),
        .file("App/Order.swift", "let intent = OrderSoupIntent()")),
    ],
    nonTriggering: [
      RuleExample(
        "app and extension have it",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(appFiles: "(A1)", extensionFiles: "(E1)"))),
      RuleExample(
        "the configuration of a widget",
        .intent(
          """
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentIneligibleForSuggestions</key>
          <true/>
          <key>INIntentName</key>
          <string>ChooseSoup</string>
          """),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(appFiles: "()", extensionFiles: "(E1)"))),
      RuleExample(
        "classes that are kept in the sources",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App.xcodeproj/project.pbxproj",
          xcodeProject(appFiles: "()", appResources: "(A1)", extensionFiles: "()")),
        .file("App/OrderSoupIntent.swift", "class OrderSoupIntent: INIntent {}"),
        .file("App/Order.swift", "let intent = OrderSoupIntent()")),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    guard !project.xcodeProjects.isEmpty else { return }
    let classes = project.intentClasses
    let evidence = SourceEvidence(project, classNames: classes.customs.flatMap(\.names))
    // A package that has to do with intents may generate them by a plugin.
    let isGeneratedElsewhere =
      project.swiftSources.contains { $0.name == "Package.swift" }
      || project.xcodeProjects.contains(where: \.hasOtherGenerator)
    for definition in project.definitions {
      let memberships = DefinitionMemberships(of: definition, in: project.xcodeProjects)
      if memberships.members.isEmpty {
        checkReference(to: definition, in: project.xcodeProjects, &findings)
        continue
      }
      if !isGeneratedElsewhere, checkClasses(definition, memberships, classes, evidence, &findings) { continue }
      checkApps(definition, memberships, in: project, &findings)
    }
  }

  // MARK: Membership

  private static func checkReference(
    to definition: CheckedDefinition, in projects: [XcodeProject], _ findings: inout RuleFindings
  ) {
    for project in projects {
      guard let reference = project.reference(to: definition.source.path) else { continue }
      let apps = project.targets.filter { $0.productType == .application }
      findings.report(
        apps.count == 1
          ? "\(definition.source.name.quoted) is not a member of app target \(apps[0].name.value.quoted)"
          : "\(definition.source.name.quoted) is a member of no target",
        at: SourceLocation(file: project.source, range: reference.range),
        hint: "add it to the sources of the target that uses its classes, or remove it from the project")
      return
    }
  }

  /// Reports apps that lack a definition which an extension of theirs has.
  private static func checkApps(
    _ definition: CheckedDefinition, _ memberships: DefinitionMemberships, in project: CheckedProject,
    _ findings: inout RuleFindings
  ) {
    guard definition.customIntents.contains(where: { !$0.isWidgetOnly }) else { return }
    var projects: Set<String> = []
    for member in memberships.members where projects.insert(member.project.source.path).inserted {
      let members = memberships.members(in: member.project)
      let ids = Set(members.map(\.membership.target.id))
      let copies = targetsWithCopies(of: definition, of: member.project, in: project)
      let processes = Dictionary(
        member.project.processes.map { ($0.mainTargetID, $0.targetIDs) }, uniquingKeysWith: { first, _ in first })
      for app in member.project.targets where app.productType == .application {
        let embedded = Set(member.project.extensions(of: app).map(\.id))
        let process = processes[app.id] ?? [app.id]
        guard ids.isDisjoint(with: process),
          let appExtension = members.first(where: { embedded.contains($0.membership.target.id) }),
          copies.isDisjoint(with: process)
        else { continue }
        findings.report(
          "\(definition.source.name.quoted) is not a member of app target \(app.name.value.quoted)",
          at: SourceLocation(
            file: member.project.source, range: app.buildPhases.first { $0.kind == .sources }?.range ?? app.range),
          hint: "the app needs the definition beside its extension; it need not generate classes",
          notes: [
            DiagnosticNote("extension \(appExtension.targetName) has it here", at: appExtension.location)
          ])
      }
    }
  }

  /// The targets that have another definition with an intent of this one.
  private static func targetsWithCopies(
    of definition: CheckedDefinition, of xcode: XcodeProject, in project: CheckedProject
  ) -> Set<String> {
    let names = Set(classes(of: definition, in: project).flatMap(\.names))
    let others = Set(
      project.intentClasses.customs.filter { $0.isIn(names) }.map(\.definition.source.path)
        .filter { $0 != definition.source.path })
    return Set(others.flatMap { xcode.targets(containing: $0) }.map(\.target.id))
  }

  private static func classes(of definition: CheckedDefinition, in project: CheckedProject) -> [IntentClass] {
    project.intentClasses.customs.filter { $0.definition.source.path == definition.source.path }
  }

  // MARK: Classes

  /// Reports a definition whose classes are used and not generated; whether it has.
  private static func checkClasses(
    _ definition: CheckedDefinition, _ memberships: DefinitionMemberships, _ classes: IntentClasses,
    _ evidence: SourceEvidence, _ findings: inout RuleFindings
  ) -> Bool {
    let members = memberships.members
    guard let first = members.first, !members.contains(where: \.generatesClasses) else { return false }
    let customs = classes.customs.filter { $0.definition.source == definition.source }
    let names = customs.flatMap(\.names)
    guard !names.contains(where: evidence.declares), let use = names.lazy.compactMap(evidence.use).first else {
      return false
    }
    let disabled = members.first { $0.membership.codeGeneration?.value == .disabled }
    let isSwitchedOff = members.contains { $0.membership.phase == .sources } && disabled != nil
    let range = (isSwitchedOff ? disabled?.membership.codeGeneration?.range : nil) ?? first.membership.range
    let project = (isSwitchedOff ? disabled : nil) ?? first
    findings.report(
      isSwitchedOff
        ? "no target generates classes for \(definition.source.name.quoted)"
        : "\(definition.source.name.quoted) is only copied as a resource",
      at: SourceLocation(file: project.project.source, range: range),
      hint: isSwitchedOff
        ? "let one target generate them"
        : first.membership.origin == .synchronizedFolder
          ? "a localised definition in a synchronised folder is not compiled; take it out of the folder"
          : "move it from the resources to the sources of the target",
      notes: [DiagnosticNote("a class of it is used here", at: use)])
    return true
  }

  // MARK: Examples

  private static func xcodeProject(
    mark: String = "", appFiles: String, appResources: String = "()", extensionFiles: String, settings: String = ""
  ) -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (A, E); };
        M = {isa = PBXGroup; path = App; children = (D); };
        \(mark)D = {isa = PBXFileReference; path = Example.intentdefinition; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (AS, AR); dependencies = (AE); };
        AS = {isa = PBXSourcesBuildPhase; files = \(appFiles); };
        AR = {isa = PBXResourcesBuildPhase; files = \(appResources); };
        A1 = {isa = PBXBuildFile; fileRef = D; \(settings)};
        AE = {isa = PBXTargetDependency; target = E; };
        E = {isa = PBXNativeTarget; name = Intents; productType = "com.apple.product-type.app-extension"; buildPhases = (ES); };
        ES = {isa = PBXSourcesBuildPhase; files = \(extensionFiles); };
        E1 = {isa = PBXBuildFile; fileRef = D; };
      };
      rootObject = P;
    }
    """
  }
}
