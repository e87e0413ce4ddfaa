internal import IntentSemantics
internal import ProjectModel
internal import SourceDiagnostics

/// An app or an extension of the project, as its `Info.plist` and the targets that make it tell.
struct ProjectBundle {
  /// A target that makes the bundle.
  struct Owner {
    let project: XcodeProject
    let target: XcodeTarget

    /// What tells the target from all others.
    var key: String { project.source.path + "\0" + target.id }
  }

  /// Its place among all bundles of the project.
  let id: Int

  /// The file; nil where Xcode generates it.
  let infoPlist: InfoPlist?

  /// The targets; empty where no project has the file.
  let owners: [Owner]

  /// Whether it is an extension that handles intents.
  var isIntentsExtension: Bool { infoPlist?.isIntentsExtension ?? false }

  /// Whether it is an app.
  var isApp: Bool {
    owners.isEmpty ? infoPlist?.isApp ?? false : owners.contains { $0.target.productType.isApplication }
  }

  /// Whether it is an app for the watch, which leaves much to its companion.
  var isWatchApp: Bool {
    owners.contains { $0.target.productType == .watchApplication || $0.target.platforms == ["watchos"] }
  }

  /// The lists by which the bundle tells what it handles.
  var intents: IntentLists? { infoPlist?.intents }

  /// The place of a part of the `Info.plist`.
  func location(_ range: SourceRange) -> SourceLocation? {
    infoPlist.map { SourceLocation(file: $0.source, range: range) }
  }

  /// The names of the classes that it handles.
  let supportedNames: Set<String>

  /// A bundle of an `Info.plist` or of targets.
  init(id: Int, infoPlist: InfoPlist?, owners: [Owner]) {
    self.id = id
    self.infoPlist = infoPlist
    self.owners = owners
    let lists = infoPlist?.intents
    supportedNames = Self.names(
      lists?.supported, setting: (lists?.keyPrefix ?? "IN") + "IntentsSupported", of: owners)
  }

  /// The activities that it continues.
  var userActivityTypes: Set<String> {
    Self.names(infoPlist?.userActivityTypes, setting: "NSUserActivityTypes", of: owners)
  }

  /// The names of a list, those that a build setting gives included.
  private static func names(_ list: LocatedNames?, setting: String, of owners: [Owner]) -> Set<String> {
    var names = Set((list?.names ?? []).map(\.value))
    for owner in owners where owner.target.generatesInfoPlist {
      names.formUnion((owner.target.infoPlistSetting(setting)?.value ?? "").split(separator: " ").map(String.init))
    }
    return names
  }

  /// What users call it, for messages: the name of its target, else of the folder of its `Info.plist`.
  var displayedName: String {
    if let owner = owners.first { return owner.target.name.value }
    let components = (infoPlist?.source.path ?? "").split(separator: "/")
    return components.dropLast().last.map(String.init) ?? ""
  }
}
