import Foundation

/// A module of this very build.
package enum BuiltModule {
  /// The object files of a module; what an earlier build has left is not among them.
  ///
  /// - Throws: An error if the build has left no record of the module.
  package static func objects(of module: String) throws -> [String] {
    struct Outputs: Decodable {
      let object: String?
    }
    let map = RepositoryLayout.products.appending(path: "\(module).build/output-file-map.json")
    let outputs = try JSONDecoder().decode([String: Outputs].self, from: Data(contentsOf: map))
    return outputs.filter { !$0.key.isEmpty }.compactMap(\.value.object)
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}
