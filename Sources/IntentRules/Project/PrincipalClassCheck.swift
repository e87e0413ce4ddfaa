internal import HandlerSources
internal import ProjectModel
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Compares the principal classes of Intents extensions with the sources.
struct PrincipalClassCheck {
  let types: HandlerTypes
  let evidence: SourceEvidence

  /// Whether there are Objective-C files, of which not all are read: any class may be in the others.
  let hasObjectiveC: Bool

  /// Whether there is one Intents extension only.
  let isOnlyExtension: Bool

  /// Reports what is wrong with the principal class of an extension.
  func check(_ bundle: ProjectBundle, _ findings: inout RuleFindings) {
    guard let infoPlist = bundle.infoPlist else { return }
    guard let principal = infoPlist.principalClass else {
      checkAbsence(in: infoPlist, of: bundle, &findings)
      return
    }
    let name = principal.value.lastNamePart
    guard !name.hasBuildSetting, !name.isEmpty else { return }
    let location = infoPlist.location(principal.range)
    let declarations = types.classes(named: name)
    guard let first = declarations.first else {
      checkDeclaration(of: name, at: location, &findings)
      return
    }
    if !types.extensionClassNames.contains(name) {
      guard declarations.allSatisfy(types.isComplete) else { return }
      findings.report(
        "principal class \(name.quoted) is no INExtension", at: location,
        notes: [DiagnosticNote("it is declared here", at: first.declaration.location)])
    } else if name == principal.value, !hasObjectiveC,
      declarations.allSatisfy({ $0.declaration.objectiveCName == nil })
    {
      let replacement = "$(PRODUCT_MODULE_NAME).\(name)"
      findings.report(
        "principal class \(name.quoted) lacks its module", at: location,
        hint: "the runtime knows a Swift class by module and name",
        notes: [DiagnosticNote("it is declared here", at: first.declaration.location)],
        fixIts: [FixIt("replace it with '\(replacement)'", replacing: principal.range, with: replacement)])
    }
  }

  private func checkAbsence(in infoPlist: InfoPlist, of bundle: ProjectBundle, _ findings: inout RuleFindings) {
    let isSet = bundle.owners.contains { $0.target.infoPlistSetting("NSExtensionPrincipalClass") != nil }
    guard infoPlist.mainStoryboard == nil, !isSet, let range = infoPlist.extensionRange else { return }
    findings.report(
      "extension has no principal class", at: infoPlist.location(range),
      hint: "name the class that gives the handlers under 'NSExtensionPrincipalClass'")
  }

  private func checkDeclaration(of name: String, at location: SourceLocation, _ findings: inout RuleFindings) {
    let known = types.extensionClassNames
    // Without any such class the sources of the extension are probably elsewhere.
    guard !known.isEmpty, !hasObjectiveC, !evidence.mentions(name) else { return }
    let hint = Spelling.hint(for: name, among: known.sorted())
    // The class of one of several extensions may be in a framework.
    guard hint != nil || isOnlyExtension else { return }
    findings.report("principal class \(name.quoted) is declared nowhere", at: location, hint: hint)
  }
}
