import ProjectModel
import SourceDiagnostics
import Testing

/// Which targets run together.
@Suite struct ProcessTests {
  /// A target that links the products of others and depends on others.
  private struct Target {
    let name: String
    let type: String
    var links: [String] = []
    var dependsOn: [String] = []
  }

  /// The members of each process by name, the main target first.
  private func processes(_ targets: [Target]) throws -> [[String]] {
    try reading(targets).required().processes.map(\.targetIDs)
  }

  private func reading(_ targets: [Target]) -> ProjectReading<XcodeProject> {
    var objects = ""
    for target in targets {
      let name = target.name
      objects += "\(name) = {isa = PBXNativeTarget; name = \(name); productReference = \(name)-P; "
      objects += "productType = \"com.apple.product-type.\(target.type)\"; buildPhases = (\(name)-F); "
      objects += "dependencies = (\(target.dependsOn.map { "\(name)-\($0)-D" }.joined(separator: ","))); };\n"
      objects += "\(name)-P = {isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR; };\n"
      objects += "\(name)-F = {isa = PBXFrameworksBuildPhase; "
      objects += "files = (\(target.links.map { "\(name)-\($0)-B" }.joined(separator: ","))); };\n"
      for link in target.links {
        objects += "\(name)-\(link)-B = {isa = PBXBuildFile; fileRef = \(link)-P; };\n"
      }
      for dependency in target.dependsOn {
        objects += "\(name)-\(dependency)-D = {isa = PBXTargetDependency; target = \(dependency); };\n"
      }
    }
    return ProjectReading(objects: objects, targets: targets.map(\.name).joined(separator: ","))
  }

  @Test func librariesOfLibraries() throws {
    let found = try processes([
      Target(name: "App", type: "application", links: ["Kit"], dependsOn: ["Widget"]),
      Target(name: "Widget", type: "app-extension", links: ["Core"]),
      Target(name: "Kit", type: "framework", links: ["Core"]),
      Target(name: "Core", type: "library.static"),
    ])
    #expect(found == [["App", "Kit", "Core"], ["Widget", "Core"]])
  }

  @Test func dependenciesWithoutLinking() throws {
    let found = try processes([
      Target(name: "App", type: "application", dependsOn: ["Kit", "Tool"]),
      Target(name: "Kit", type: "framework.static"),
      Target(name: "Tool", type: "tool"),
    ])
    #expect(found == [["App", "Kit"], ["Tool"]])
  }

  @Test func testsOfAnApp() throws {
    let found = try processes([
      Target(name: "App", type: "application", links: ["Kit"]),
      Target(name: "Unit", type: "bundle.unit-test", dependsOn: ["App"]),
      Target(name: "UI", type: "bundle.ui-testing", dependsOn: ["App"]),
      Target(name: "Kit", type: "framework"),
    ])
    #expect(found == [["App", "Kit"], ["Unit", "App", "Kit"], ["UI"]])
  }

  @Test func librariesThatNothingUses() throws {
    let found = try processes([
      Target(name: "A", type: "framework", links: ["B"]), Target(name: "B", type: "framework", links: ["A"]),
      Target(name: "C", type: "framework"),
    ])
    #expect(found == [["A", "B"], ["C"]])
  }

  @Test
  func manyProcessesWithManyLibraries() throws {
    // Every process would have all libraries: the search is cut, and no target is lost.
    let names = (0..<600).map { "L\($0)" }
    var targets = names.indices.map { index in
      Target(name: names[index], type: "framework", links: index + 1 < names.count ? [names[index + 1]] : [])
    }
    targets += (0..<5000).map { Target(name: "A\($0)", type: "application", links: ["L0"]) }
    let reading = reading(targets)
    let found = try reading.required().processes.map(\.targetIDs)
    #expect(found.count >= 5000)
    #expect(found[0].count == 601)
    #expect(
      reading.diagnostics.map(\.message) == [
        "there are too many targets in too many processes; not all are compared"
      ])
  }
}
