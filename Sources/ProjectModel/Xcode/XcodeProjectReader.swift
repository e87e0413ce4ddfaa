internal import SourceDiagnostics

/// Makes an `XcodeProject` of the objects in a `project.pbxproj`.
///
/// Objects refer to each other by id, and a file that somebody merged by hand may refer to nothing, in circles, or to
/// one object from everywhere. So each object is made once and belongs to the first that refers to it, and the depth
/// of groups is limited.
struct XcodeProjectReader {
  let source: SourceFile
  var values: ValueReader
  let objects: [String: XcodeObject]
  let project: XcodeObject

  /// The name of the project's folder without its suffix.
  let projectName: String

  /// The folder that `SRCROOT` stands for.
  let projectFolder: LexicalPath

  /// The file references and variant groups that build files may refer to.
  var references: [String: [XcodeFileReference]] = [:]
  /// The synchronised folders, without the targets that have them.
  var foldersOfGroups: [(object: XcodeObject, folder: XcodeFolder)] = []
  /// The ids of the objects that have an owner.
  var ownedIDs: Set<String> = []

  /// Groups may be nested that deep; Xcode's own templates need five levels.
  static let deepestGroup = 64
  /// A variant group may have that many languages.
  static let languageCount = 500
  /// An object may have that many keys; objects that many others refer to are searched again and again.
  private static let keyCount = 1000

  /// A reader for a file's value; nil when it is no project and that has been reported.
  init?(source: SourceFile, root: ProjectNode, diagnostics: inout DiagnosticEngine) {
    var values = ValueReader(source: source)
    var objects: [String: XcodeObject] = [:]
    for entry in values.dictionary("objects", in: root)?.entries ?? [] {
      guard entry.value.isDictionary else { continue }
      guard entry.value.entries.count <= Self.keyCount else {
        values.report("object has more than \(Self.keyCount) keys and is not read", at: entry.key.range)
        continue
      }
      objects[entry.key.value] = XcodeObject(id: entry.key.value, range: entry.key.range, node: entry.value)
    }
    let project =
      root["rootObject"]?.string.flatMap { objects[$0] }
      ?? objects.values.filter { $0.isa == "PBXProject" }.min { $0.range.lowerBound < $1.range.lowerBound }
    guard let project else {
      diagnostics.report(contentsOf: values.diagnostics)
      diagnostics.report(
        Diagnostic(
          .unreadableProjectFile, "not a valid Xcode project: there is no object for the project itself",
          at: SourceLocation(file: source, range: root.range), hint: "restore the file from version control"))
      return nil
    }
    self.source = source
    self.values = values
    self.objects = objects
    self.project = project

    let bundle = LexicalPath(source.path).parent
    let bundleName = LexicalPath.lastComponent(of: bundle.text)
    projectName = bundleName.hasSuffix(".xcodeproj") ? String(bundleName.dropLast(10)) : bundleName
    let directory = project.node["projectDirPath"]?.string ?? ""
    projectFolder = directory.isEmpty ? bundle.parent : bundle.parent.appending(directory)
  }

  /// The project; may be called once.
  mutating func read(objectVersion: Located<String>?) -> XcodeProject {
    readGroups()
    let targets = readTargets()
    var indices: [String: Int] = [:]
    for (index, target) in targets.enumerated() {
      indices[target.id] = index
    }
    return XcodeProject(
      source: source, name: projectName, folder: projectFolder.text,
      objectVersion: objectVersion.flatMap { text in Int(text.value).map { Located($0, at: text.range) } },
      targets: targets, knownRegions: values.names("knownRegions", in: project.node),
      developmentRegion: values.string("developmentRegion", in: project.node),
      synchronizedFolders: readSynchronizedFolders(targets), processes: processes(of: targets),
      hasPlatformFilters: source.mentions("platformFilter"),
      hasOtherGenerator: ["intentbuilderc", "intentc", "Intentc"].contains { source.mentions($0) },
      fileReferences: references.values.flatMap(\.self).sorted { $0.range.lowerBound < $1.range.lowerBound },
      embedding: XcodeEmbedding(targets), membershipIndex: XcodeMembershipIndex(targets), targetIndices: indices)
  }

  private mutating func processes(of targets: [XcodeTarget]) -> [XcodeProcess] {
    var search = XcodeProcessSearch(targets)
    let processes = search.processes()
    if search.isCut {
      values.report("there are too many targets in too many processes; not all are compared", at: project.range)
    }
    return processes
  }

  /// Whether an object had no owner yet; it has one from now on.
  mutating func claim(_ object: XcodeObject) -> Bool {
    ownedIDs.insert(object.id).inserted
  }

  /// The objects that the ids of a list refer to, with the places of the ids; dangling ids are left out.
  mutating func objects(_ key: String, of owner: XcodeObject) -> [(place: SourceRange, object: XcodeObject)] {
    (values.names(key, in: owner.node)?.names ?? []).compactMap { id in
      objects[id.value].map { (id.range, $0) }
    }
  }

  /// The object that an id refers to.
  mutating func object(_ key: String, of owner: XcodeObject) -> XcodeObject? {
    values.string(key, in: owner.node).flatMap { objects[$0.value] }
  }
}
