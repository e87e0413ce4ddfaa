internal import JSONReader
internal import SourceDiagnostics

extension MigrationLock {
  private static let formatVersion = 1

  /// The content of the file: one entry a line, in the order of the definitions, so that it can be reviewed and merged.
  var text: String {
    let sections: [(String, [JSONValue])] = [
      ("intents", intents.map(\.json)), ("enumerations", enumerations.map(\.json)), ("types", types.map(\.json)),
      ("files", files.map(\.json)),
    ]
    let bodies = sections.map { name, entries in
      let lines = entries.map { "\n    " + $0.text() }.joined(separator: ",")
      return "  \"\(name)\": [" + lines + (entries.isEmpty ? "" : "\n  ") + "]"
    }
    return "{\n  \"intentcMigration\": \(Self.formatVersion),\n" + bodies.joined(separator: ",\n") + "\n}\n"
  }

  /// The content of a file, or nil when an error has been reported.
  static func read(_ source: SourceFile, diagnostics: inout DiagnosticEngine) -> MigrationLock? {
    let reader = JSONReader(dialect: .json, problemID: .invalidMigrationLock)
    return reader.read(source, diagnostics: &diagnostics).flatMap { read($0, diagnostics: &diagnostics) }
  }

  /// What the root of a file says, or nil when an error has been reported.
  static func read(_ root: JSONNode, diagnostics: inout DiagnosticEngine) -> MigrationLock? {
    guard root["intentcMigration"]?.integer == formatVersion else {
      diagnostics.report(
        .invalidMigrationLock, "this is no record of a migration of version \(formatVersion)", at: root)
      return nil
    }
    do {
      return MigrationLock(
        intents: try entries("intents", of: root).map(Intent.init),
        enumerations: try entries("enumerations", of: root).map(Enumeration.init),
        types: try entries("types", of: root).map(ObjectType.init),
        files: try entries("files", of: root).map(File.init))
    } catch {
      diagnostics.report(.invalidMigrationLock, error.message, at: error.node)
      return nil
    }
  }
}

/// Something that is missing in the file.
private struct LockFault: Error {
  let message: String
  let node: JSONNode
}

private func entries(_ key: String, of node: JSONNode) throws(LockFault) -> [JSONNode] {
  guard let list = node[key], list.kind == .array else {
    throw LockFault(message: "'\(key)' must be a list", node: node)
  }
  return list.elements
}

private func string(_ key: String, of node: JSONNode) throws(LockFault) -> String {
  guard let text = node[key]?.string else { throw LockFault(message: "'\(key)' must be a text", node: node) }
  return text
}

private func integer(_ key: String, of node: JSONNode) throws(LockFault) -> Int {
  guard let number = node[key]?.integer else { throw LockFault(message: "'\(key)' must be a number", node: node) }
  return number
}

extension DiagnosticEngine {
  fileprivate mutating func report(_ id: DiagnosticID, _ message: String, at node: JSONNode) {
    report(
      Diagnostic(
        id, message, at: node.location,
        hint: "restore it from version control: without it, nobody can tell whether saved shortcuts go on working"))
  }
}

extension MigrationLock.Intent {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember("class", .string(className)), JSONMember("type", .string(type))]
        + (handler.map { [JSONMember("handler", .string($0))] } ?? [])
        + (staysInBackground ? [JSONMember("continuesInApp", .bool(false))] : [])
        + [JSONMember("parameters", .array(parameters.map(\.json)))]
        + (surfaces.isEmpty
          ? []
          : [
            JSONMember(
              "surfaces",
              .array(MigrationLock.Surface.allCases.filter(surfaces.contains).map { .string($0.rawValue) }))
          ]))
  }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    var parameters: [MigrationLock.Parameter] = []
    for entry in try entries("parameters", of: node) {
      parameters.append(try MigrationLock.Parameter(entry))
    }
    var surfaces: Set<MigrationLock.Surface> = []
    for entry in node["surfaces"] == nil ? [] : try entries("surfaces", of: node) {
      guard let surface = entry.string.flatMap(MigrationLock.Surface.init(rawValue:)) else {
        throw LockFault(message: "a surface must be 'widget' or 'control'", node: entry)
      }
      surfaces.insert(surface)
    }
    self.init(
      className: try string("class", of: node), type: try string("type", of: node), parameters: parameters,
      handler: node["handler"] == nil ? nil : try string("handler", of: node),
      staysInBackground: node["continuesInApp"]?.boolean == false, surfaces: surfaces)
  }
}

extension MigrationLock.Parameter {
  fileprivate var json: JSONValue { ["name": .string(name), "tag": .integer(tag), "type": .string(type)] }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    self.init(
      name: try string("name", of: node), tag: try integer("tag", of: node), type: try string("type", of: node))
  }
}

extension MigrationLock.Enumeration {
  fileprivate var json: JSONValue {
    .object(
      [
        JSONMember("class", .string(className)), JSONMember("type", .string(type)),
        JSONMember("values", .array(values.map(\.json))),
      ] + (opening.map { [JSONMember("open", .string($0))] } ?? []))
  }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    var values: [MigrationLock.Value] = []
    for entry in try entries("values", of: node) {
      values.append(try MigrationLock.Value(entry))
    }
    self.init(
      className: try string("class", of: node), type: try string("type", of: node), values: values,
      opening: node["open"] == nil ? nil : try string("open", of: node))
  }
}

extension MigrationLock.Value {
  fileprivate var json: JSONValue { ["name": .string(name), "index": .integer(index)] }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    self.init(name: try string("name", of: node), index: try integer("index", of: node))
  }
}

extension MigrationLock.ObjectType {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember("class", .string(className)), JSONMember("type", .string(type))]
        + (identifier.map { [JSONMember("id", .string($0))] } ?? [])
        + (opening.map { [JSONMember("open", .string($0))] } ?? []))
  }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    self.init(
      className: try string("class", of: node), type: try string("type", of: node),
      identifier: node["id"] == nil ? nil : try string("id", of: node),
      opening: node["open"] == nil ? nil : try string("open", of: node))
  }
}

extension MigrationLock.File {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember("name", .string(place.name))]
        + (place.folder == .code ? [] : [JSONMember("folder", .string(place.folder.rawValue))])
        + [JSONMember("fingerprint", .string(fingerprint))]
        + (isAccepted ? [JSONMember("accepted", .bool(true))] : []))
  }

  fileprivate init(_ node: JSONNode) throws(LockFault) {
    var folder = MigrationPlace.Folder.code
    if let entry = node["folder"] {
      guard let known = entry.string.flatMap(MigrationPlace.Folder.init(rawValue:)) else {
        throw LockFault(message: "'folder' must be 'code' or 'tests'", node: entry)
      }
      folder = known
    }
    self.init(
      place: MigrationPlace(folder: folder, name: try string("name", of: node)),
      fingerprint: try string("fingerprint", of: node), isAccepted: node["accepted"]?.boolean == true)
  }
}
