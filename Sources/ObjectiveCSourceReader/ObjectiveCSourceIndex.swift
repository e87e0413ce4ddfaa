package import SourceDiagnostics

/// The classes and protocols of several files, by their names.
package struct ObjectiveCSourceIndex: Sendable {
  /// The files.
  package let sources: [ObjectiveCSource]

  private let partsByName: [String: [ObjectiveCContainer]]
  private let protocolsByName: [String: [ObjectiveCContainer]]

  /// The names of the classes, in the order in which the files have them.
  package let classNames: [String]

  /// The index of some files.
  package init(_ sources: [ObjectiveCSource]) {
    self.sources = sources
    let containers = sources.flatMap(\.containers)
    let parts = containers.filter { $0.kind != .protocol }
    partsByName = Dictionary(grouping: parts, by: \.name.value)
    protocolsByName = Dictionary(grouping: containers.filter { $0.kind == .protocol }, by: \.name.value)
    var known: Set<String> = []
    classNames = parts.map(\.name.value).filter { known.insert($0).inserted }
  }

  /// The parts of a class: interfaces, categories, implementations.
  package func parts(of className: String) -> [ObjectiveCContainer] { partsByName[className] ?? [] }

  /// The implementations of a class, those of categories included.
  package func implementations(of className: String) -> [ObjectiveCContainer] {
    parts(of: className).filter { $0.kind == .implementation }
  }

  /// The names of the protocols that the files declare.
  package var protocolNames: Set<String> { Set(protocolsByName.keys) }

  /// The superclass of a class, where the files say it.
  package func superclass(of className: String) -> Located<String>? {
    parts(of: className).lazy.compactMap(\.superclass).first
  }

  /// The file of a part of a class.
  package func source(of container: ObjectiveCContainer) -> ObjectiveCSource? {
    sources.first { $0.source.path == container.source.path }
  }

  /// The superclasses of a class that the files declare, the nearest first, and the name of the first that they do not.
  package func ancestors(of className: String) -> (known: [String], unknown: Located<String>?) {
    var known: [String] = []
    var name = className
    while let parent = superclass(of: name) {
      guard parts(of: parent.value).contains(where: { $0.category == nil }) else { return (known, parent) }
      // A cycle does not compile.
      guard parent.value != className, !known.contains(parent.value) else { break }
      known.append(parent.value)
      name = parent.value
    }
    return (known, nil)
  }

  /// The part of a class that says itself that it adopts a protocol, by its own name or by that of a protocol which
  /// inherits it, and where it says so.
  package func adoption(
    of protocolName: String, by className: String
  ) -> (part: ObjectiveCContainer, place: SourceLocation)? {
    let names = [protocolName] + heirs(of: protocolName)
    for part in parts(of: className) {
      if let place = names.lazy.compactMap({ part.adoption(of: $0) }).first { return (part, place) }
    }
    return nil
  }

  /// The protocols that inherit another one.
  private func heirs(of protocolName: String) -> [String] {
    var heirs: Set<String> = []
    var open = [protocolName]
    while let name = open.popLast() {
      for (heir, containers) in protocolsByName
      where heir != protocolName && containers.contains(where: { $0.adoption(of: name) != nil }) {
        if heirs.insert(heir).inserted { open.append(heir) }
      }
    }
    return heirs.sorted()
  }
}
