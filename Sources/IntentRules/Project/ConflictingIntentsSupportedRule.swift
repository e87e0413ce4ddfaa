internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics

/// Finds lists of intents that contradict each other or themselves.
enum ConflictingIntentsSupportedRule: ProjectRule {
  static let id: DiagnosticID = "conflicting-intents-supported"

  static let description = RuleDescription(
    id,
    title: "contradicting lists of supported intents",
    scope: .project,
    severity: .error,
    explanation: """
      Two extensions that one app embeds for the same platform list the same intent; a list of restricted intents names \
      one that the same `Info.plist` does not support; a name stands twice in a list; or a media category is none of \
      the five that there are.

      That an extension and the app around it list the same intent is fine. Which extensions an app embeds is known \
      only from an Xcode project; extensions whose platforms are not known are not compared.
      """,
    rationale: """
      The system refuses an intent that two extensions claim \
      ([`intentSupportedByMultipleExtension`](https://developer.apple.com/documentation/intents/inintenterror/code/\
      intentsupportedbymultipleextension)). A restriction of an intent that is not supported has no effect, and mostly \
      one of the two names is misspelt.
      """,
    fix: "Removes the second of two names in a list.",
    triggering: [
      RuleExample(
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsRestrictedWhileLocked</key>
            <array>
              <string>↓PayBillIntent</string>
            </array>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
            </array>
          </dict>
          </plist>
          """),
        message: "'PayBillIntent' is restricted but not supported"),
      RuleExample(
        "a name that stands twice",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
              <string>INSendMessageIntent</string>
              <string>↓OrderSoupIntent</string>
            </array>
          </dict>
          </plist>
          """),
        fixed: .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
              <string>INSendMessageIntent</string>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "a media category that does not exist",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>INPlayMediaIntent</string>
            </array>
            <key>INSupportedMediaCategories</key>
            <array>
              <string>INMediaCategoryMusic</string>
              <string>↓INMediaCategoryFilms</string>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "two extensions of one app",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Kitchen/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file("Table/Info.plist", extensionInfoPlist("↓OrderSoupIntent")),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(sdkOfTable: "iphoneos"))),
    ],
    nonTriggering: [
      RuleExample(
        "an extension and the app around it",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Kitchen/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file(
          "App/Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>INIntentsSupported</key>
            <array>
              <string>OrderSoupIntent</string>
            </array>
          </dict>
          </plist>
          """)),
      RuleExample(
        "extensions for two platforms",
        .intent(
          """
          <key>INIntentName</key>
          <string>OrderSoup</string>
          """),
        .file("Kitchen/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file("Table/Info.plist", extensionInfoPlist("OrderSoupIntent")),
        .file("App.xcodeproj/project.pbxproj", xcodeProject(sdkOfTable: "macosx"))),
    ])

  static func check(_ project: CheckedProject, _ findings: inout RuleFindings) {
    let bundles = project.bundles
    for infoPlist in bundles.all.compactMap(\.infoPlist) {
      for lists in infoPlist.allIntentLists {
        checkRepeats(lists, in: infoPlist, &findings)
        checkRestricted(lists, in: infoPlist, &findings)
        checkMediaCategories(lists, in: infoPlist, &findings)
      }
    }
    checkExtensions(bundles, &findings)
  }

  // MARK: Within one file

  private static func checkRepeats(_ lists: IntentLists, in infoPlist: InfoPlist, _ findings: inout RuleFindings) {
    let categories = lists.mediaCategories.map { (key: lists.mediaCategoriesKey, list: $0) }
    for (key, list) in lists.classLists + [categories].compactMap(\.self) {
      var seen: [String: SourceRange] = [:]
      for name in list.names {
        guard let first = seen[name.value] else {
          seen[name.value] = name.range
          continue
        }
        let edit = InfoPlistText(infoPlist)?.removing(name, from: list)
        findings.report(
          "\(name.value.quoted) stands twice in '\(key)'", at: infoPlist.location(name.range),
          notes: [DiagnosticNote("previously listed here", at: infoPlist.location(first))],
          fixIts: edit.map { [FixIt("remove the second \(name.value.quoted)", edits: [$0])] } ?? [])
      }
    }
  }

  private static func checkRestricted(_ lists: IntentLists, in infoPlist: InfoPlist, _ findings: inout RuleFindings) {
    let supported = Set((lists.supported?.names ?? []).map(\.value))
    guard !supported.contains(where: \.hasBuildSetting) else { return }
    var spelling = SpellingHints()
    for list in lists.restrictedLists {
      for name in list.names where !supported.contains(name.value) && !name.value.hasBuildSetting {
        findings.report(
          "\(name.value.quoted) is restricted but not supported", at: infoPlist.location(name.range),
          hint: spelling.hint(for: name.value, among: supported.sorted()),
          notes: lists.supported.map { [DiagnosticNote("it is not in this list", at: infoPlist.location($0.range))] }
            ?? [])
      }
    }
  }

  private static func checkMediaCategories(
    _ lists: IntentLists, in infoPlist: InfoPlist, _ findings: inout RuleFindings
  ) {
    let known = SystemIntentCatalogue.mediaCategoryNames
    for name in lists.mediaCategories?.names ?? [] where !known.contains(name.value) && !name.value.hasBuildSetting {
      findings.report(
        "\(name.value.quoted) is not a media category", at: infoPlist.location(name.range),
        hint: Spelling.hint(for: name.value, among: known) ?? "the categories are " + known.joined(separator: ", "))
    }
  }

  // MARK: Between extensions

  /// A name in the list of an extension.
  private struct Claim {
    let name: Located<String>
    let owner: ProjectBundle.Owner
    let infoPlist: InfoPlist

    /// Whether it is of another extension and both run on one platform, as far as that is known.
    func mayMeet(_ other: Claim) -> Bool {
      guard owner.target.id != other.owner.target.id, let own = owner.target.platforms,
        let others = other.owner.target.platforms
      else { return false }
      return !own.isDisjoint(with: others)
    }
  }

  private static func checkExtensions(_ bundles: ProjectBundles, _ findings: inout RuleFindings) {
    var claimsByTarget: [String: [Claim]] = [:]
    for bundle in bundles.all where bundle.isIntentsExtension {
      guard let infoPlist = bundle.infoPlist else { continue }
      for owner in bundle.owners {
        claimsByTarget[owner.key, default: []] += (infoPlist.intents.supported?.names ?? []).map {
          Claim(name: $0, owner: owner, infoPlist: infoPlist)
        }
      }
    }
    var reported: [String: Set<SourceRange>] = [:]
    for host in bundles.all.filter(\.isApp).flatMap(\.owners) where !host.project.hasPlatformFilters {
      var claims: [String: [Claim]] = [:]
      for target in host.project.extensions(of: host.target) {
        let owner = ProjectBundle.Owner(project: host.project, target: target)
        for claim in claimsByTarget[owner.key] ?? [] {
          let others = claims[claim.name.value] ?? []
          // One other is enough: what a third one has in common with it is reported there.
          if others.count < 8 { claims[claim.name.value] = others + [claim] }
          guard let other = others.first(where: claim.mayMeet),
            reported[claim.infoPlist.source.path, default: []].insert(claim.name.range).inserted
          else { continue }
          findings.report(
            "\(claim.name.value.quoted) is handled by both \(other.owner.target.name.value.quoted) and "
              + target.name.value.quoted,
            at: claim.infoPlist.location(claim.name.range),
            notes: [DiagnosticNote("previously listed here", at: other.infoPlist.location(other.name.range))])
        }
      }
    }
  }

  // MARK: Examples

  private static func extensionInfoPlist(_ name: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          <array>
            <string>\(name)</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.intents-service</string>
      </dict>
    </dict>
    </plist>
    """
  }

  private static func xcodeProject(sdkOfTable: String) -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; targets = (A, K, T); };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; dependencies = (DK, DT); };
        DK = {isa = PBXTargetDependency; target = K; };
        DT = {isa = PBXTargetDependency; target = T; };
        K = {isa = PBXNativeTarget; name = Kitchen; productType = "com.apple.product-type.app-extension"; buildConfigurationList = KL; };
        KL = {isa = XCConfigurationList; buildConfigurations = (KC); };
        KC = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Kitchen/Info.plist; SDKROOT = iphoneos; }; };
        T = {isa = PBXNativeTarget; name = Table; productType = "com.apple.product-type.app-extension"; buildConfigurationList = TL; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Table/Info.plist; SDKROOT = \(sdkOfTable); }; };
      };
      rootObject = P;
    }
    """
  }
}
