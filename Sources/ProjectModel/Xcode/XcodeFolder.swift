/// A folder that references of a project are relative to.
///
/// Folders are a chain up to the project's own folder, so that deep groups do not copy long paths; the reader limits
/// the length of the chain.
package final class XcodeFolder: Sendable {
  /// Where the chain starts.
  enum Anchor: Sendable {
    /// The folder that `SRCROOT` stands for, as a path that the user can open.
    case project(LexicalPath)
    /// The root of the file system.
    case root
    /// A place that only a build knows, for example the folder of the products.
    case build
  }

  private let parent: XcodeFolder?
  private let anchor: Anchor
  private let component: String

  /// The number of folders below the start of the chain.
  let depth: Int

  /// Longer paths are no use to any file system.
  private static let longestPath = 4096

  init(_ anchor: Anchor) {
    parent = nil
    self.anchor = anchor
    component = ""
    depth = 0
  }

  /// A folder within another one.
  init(_ component: String, in parent: XcodeFolder) {
    self.parent = parent
    self.component = component
    anchor = parent.anchor
    depth = parent.depth + 1
  }

  /// The path of something in this folder; nil where only a build knows it.
  func path(of component: String) -> LexicalPath? {
    var components = [component]
    var count = component.utf8.count
    var folder: XcodeFolder? = self
    while let next = folder {
      if !next.component.isEmpty {
        components.append(next.component)
        count += next.component.utf8.count + 1
      }
      folder = next.parent
    }
    guard count <= Self.longestPath else { return nil }
    let path = components.reversed().joined(separator: "/")
    switch anchor {
    case .project(let folder): return folder.appending(path.isEmpty ? "." : path)
    case .root: return LexicalPath("/" + path)
    case .build: return nil
    }
  }
}
