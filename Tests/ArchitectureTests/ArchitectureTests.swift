import Foundation
import TestSupport
import Testing

@Suite("Architecture")
struct ArchitectureTests {
  @Test("the picture has no stairs down: a module imports only what stands above it in the table")
  func tableIsAStaircase() {
    var known: Set<String> = []
    for module in Architecture.modules {
      #expect(module.mayImport.isSubset(of: known), "\(module.name)")
      #expect(known.insert(module.name).inserted, "\(module.name) stands twice")
    }
  }

  @Test("every module is in the picture, and what has to exist does")
  func modulesAreInThePicture() throws {
    let modules = try SourceTree.modules()
    #expect(modules.isSubset(of: Architecture.modules.map(\.name)))
    #expect(modules.isSuperset(of: Architecture.modules.filter(\.isBuilt).map(\.name)))
    #expect(try SourceTree.files().count > 100)
  }

  @Test("the documentation shows the same picture")
  func documentation() throws {
    let file = RepositoryLayout.root.appending(path: "docs/architecture.md", directoryHint: .notDirectory)
    let text = try String(contentsOf: file, encoding: .utf8)
    var documented: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let name = cells[1].wholeMatch(of: #/`(\w+)`/#)?.1,
        Architecture.module(named: String(name)) != nil, documented[String(name)] == nil
      else { continue }
      documented[String(name)] = Set(cells[3].matches(of: #/`(\w+)`/#).map { String($0.1) })
    }
    for module in Architecture.modules {
      #expect(documented[module.name] == module.mayImport, "\(module.name)")
    }
  }

  @Test("files import what the picture allows", arguments: Architecture.modules)
  func imports(of module: Module) throws {
    for file in try SourceTree.files() where file.module == module.name {
      let forbidden = file.text.imports.subtracting(module.mayImport).subtracting(module.system)
      #expect(forbidden.isEmpty, "Sources/\(file.path) imports \(forbidden.sorted())")
      if module.name != Architecture.reexportingModule {
        #expect(!file.text.reexportsImports, "Sources/\(file.path) re-exports a module")
      }
    }
  }

  @Test("nothing below the façade knows Foundation")
  func foundation() throws {
    for file in try SourceTree.files() where !Architecture.modulesWithFoundation.contains(file.module) {
      let imported = file.text.imports.filter { $0.hasPrefix("Foundation") }
      #expect(imported.isEmpty, "Sources/\(file.path) imports \(imported.sorted())")
    }
  }

  @Test("the manifest declares the dependencies that the files have, and only those")
  func manifest() throws {
    let targets = try PackageDescription.ofRepository().sourceTargets
    let names = Set(targets.map(\.name))
    #expect(names == (try SourceTree.modules()))
    let files = try SourceTree.files()
    for target in targets {
      let imported = Set(files.filter { $0.module == target.name }.flatMap(\.text.imports)).intersection(names)
      #expect(target.dependencyNames == imported, "\(target.name)")
      let module = try #require(Architecture.module(named: target.name))
      #expect(target.dependencyNames.isSubset(of: module.mayImport), "\(target.name)")
    }
  }

  @Test("the fuzzers compile the modules that the façade needs, as the manifest has them")
  func fuzzers() throws {
    let targets = Dictionary(
      uniqueKeysWithValues: try PackageDescription.ofRepository().sourceTargets.map { ($0.name, $0.dependencyNames) })
    var needed: Set = ["IntentCompiler"]
    while case let more = needed.union(needed.flatMap { targets[$0] ?? [] }), more != needed { needed = more }
    let compiled = try PackageDescription.ofFuzzers().targets.filter { targets.keys.contains($0.name) }
    #expect(Set(compiled.map(\.name)) == needed)
    for target in compiled { #expect(target.dependencyNames == targets[target.name], "\(target.name)") }
  }

  @Test("only the façade and what tests of handlers use are public")
  func publicDeclarations() throws {
    for file in try SourceTree.files() where !Architecture.publicModules.contains(file.module) {
      #expect(!file.text.declaresPublicly, "Sources/\(file.path)")
    }
    let declaring = Set(try SourceTree.files().filter(\.text.declaresPublicly).map(\.module))
    #expect(declaring == Architecture.publicModules)
  }

  @Test("unsafe code stands where the picture has it, and nowhere else")
  func unsafeCode() throws {
    let files = try SourceTree.files().filter { !$0.text.unsafeWords.isEmpty }
    for file in files {
      let isAllowed = Architecture.unsafePlaces.contains { $0.covers(file.path) }
      #expect(isAllowed, "Sources/\(file.path) uses \(file.text.unsafeWords.sorted())")
    }
    for place in Architecture.unsafePlaces {
      #expect(files.contains { place.covers($0.path) }, "\(place.path) needs no exception any longer")
    }
  }
}
