import Foundation

/// Asks the Swift compiler what it calls the declarations of Objective-C headers when it imports them.
package struct ImportChecker: Sendable {
  private let compiler: CompilerFrontEnd

  /// A checker with the compiler that is in `PATH`.
  ///
  /// - Throws: An error if there is no compiler.
  package init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Type-checks Swift that names each of the members as Swift code would.
  ///
  /// - Throws: The file system's error, or another if the compiler cannot be started.
  package func check(_ headers: [ObjectiveCSource], for members: [SwiftMember]) throws -> CompilerReport {
    try TemporaryDirectory.withDirectory { folder in
      var map = "module Generated {\n"
      for header in headers where header.path.hasSuffix(".h") {
        try folder.write(header.text, to: header.path)
        map += "  header \"\(header.path)\"\n"
      }
      try folder.write(map + "  export *\n}\n", to: "module.modulemap")
      try folder.write(Self.probe(of: members), to: "Probe.swift")
      let arguments = [
        "-typecheck", "-module-name", "Probe", "-parse-as-library", "-enable-objc-interop",
        "-disable-objc-attr-requires-foundation-module", "-Xcc", "-fblocks", "-I", folder.url.path,
        "-I", ObjectiveCChecker.standIns.path, "-Xcc", "-I\(ObjectiveCChecker.standIns.path)",
        "-module-cache-path", RepositoryLayout.products.appending(path: "ImportCache").path,
      ]
      return try compiler.run(arguments, on: ["Probe.swift"], in: folder.url)
    }
  }

  /// A function for each member, so that a name which is not there has a line of its own.
  private static func probe(of members: [SwiftMember]) -> String {
    var text = "import Generated\n"
    for (index, member) in members.enumerated() {
      let owner = "`\(member.member.owner)`"
      let use =
        switch member.member.kind {
        case .type: "\(owner).self"
        case .property, .instanceMethod: "value.\(member.swiftName)"
        case .constant: "\(owner).`\(member.swiftName)`"
        case .classMethod, .initializer: "\(owner).\(member.swiftName)"
        }
      text += "func probe\(index)(_ value: \(owner)) { _ = \(use) }\n"
    }
    return text
  }
}
