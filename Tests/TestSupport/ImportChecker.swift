import Foundation

/// Asks the Swift compiler what it calls the declarations of Objective-C headers when it imports them, and of which types
/// they are.
package struct ImportChecker: Sendable {
  private let compiler: CompilerFrontEnd

  /// A checker with the compiler that is in `PATH`.
  ///
  /// - Throws: An error if there is no compiler.
  package init() throws {
    compiler = try CompilerFrontEnd()
  }

  /// Has the compiler say the type of each of the members under its name in Swift, and compares.
  ///
  /// - Returns: What is not as it should be, each with the member; none where all members are there with their types.
  /// - Throws: The file system's error, or another if the compiler cannot be started.
  package func differences(_ headers: [ObjectiveCSource], from members: [SwiftMember]) throws -> [String] {
    let report = try report(headers, for: members)
    let messages = Dictionary(grouping: report.errors.filter { $0.file.hasSuffix("Probe.swift") }, by: \.line)
    var differences = report.errors.filter { !$0.file.hasSuffix("Probe.swift") }.map(\.description)
    for (index, member) in members.enumerated() {
      let message = messages[index + 2]?.map(\.message).joined(separator: "; ") ?? "nothing is said"
      // What can be anything but no value of a type without values is told with its type.
      let (start, end) = ("cannot convert value of type '", "' to specified type 'Never'")
      guard message.hasPrefix(start), message.hasSuffix(end) else {
        differences.append("\(member.member): \(message)")
        continue
      }
      let type = message.dropFirst(start.count).dropLast(end.count)
      let found = ImportedType(String(type)).description.filter { $0 != "@" }
      let expected = member.type.description.filter { $0 != "@" }
      if found != expected { differences.append("\(member.member): '\(found)' and not '\(expected)'") }
    }
    return differences
  }

  /// Type-checks Swift that names each of the members as Swift code would, and wants it to be of no type that it can be.
  private func report(_ headers: [ObjectiveCSource], for members: [SwiftMember]) throws -> CompilerReport {
    try TemporaryDirectory.withDirectory { folder in
      var map = "module Generated {\n"
      for header in headers where header.path.hasSuffix(".h") {
        // Without Apple's Foundation, the compiler would forget what an array has, and what is measured.
        let text = header.text.replacing("NSArray<", with: "StandInArray<")
          .replacing("NSMeasurement<", with: "StandInMeasurement<")
        try folder.write(text, to: header.path)
        map += "  header \"\(header.path)\"\n"
      }
      // Where all are included, names that are only announced are there too.
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
        case .type: "(\(owner)).self"
        case .property, .instanceMethod: "value.\(member.swiftName)"
        case .constant: "(\(owner).`\(member.swiftName)`, \(owner).`\(member.swiftName)`.rawValue)"
        case .classMethod, .initializer: "\(owner).\(member.swiftName)"
        }
      text += "func probe\(index)(_ value: \(owner)) { let _: Never = \(use) }\n"
    }
    return text
  }
}
