import Foundation
import TestSupport

/// A page of the documentation, as far as its links need it.
struct MarkdownPage {
  /// A link of a page.
  struct Link {
    /// What stands in the parentheses.
    let text: String

    /// The path, without the heading.
    var path: String { String(text.prefix { $0 != "#" }) }

    /// The heading; nil for none.
    var anchor: String? { text.firstIndex(of: "#").map { String(text[text.index(after: $0)...]) } }

    /// Whether it leads out of the repository.
    var isExternal: Bool { text.contains("://") || text.hasPrefix("mailto:") }
  }

  /// The path from the root of the repository.
  let path: String

  /// The links in the order of the text.
  let links: [Link]

  /// The names by which headings are linked to.
  let anchors: Set<String>

  /// A page of the given text; code is passed over.
  init(path: String, text: String) {
    self.path = path
    var anchors: [String: Int] = [:]
    var links: [Link] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```") {
        isCode.toggle()
        continue
      }
      guard !isCode else { continue }
      links += line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map { Link(text: String($0.1)) }
      for match in line.matches(of: #/<a (?:id|name)="([^"]+)"/#) { anchors[String(match.1)] = 1 }
      guard let heading = line.wholeMatch(of: #/#{1,6} +(.*)/#) else { continue }
      let name = Self.anchor(of: String(heading.1))
      let count = anchors[name, default: 0]
      anchors[name] = count + 1
      if count > 0 { anchors["\(name)-\(count)"] = 1 }
    }
    self.links = links
    self.anchors = Set(anchors.keys)
  }

  /// The pages of the repository that people read.
  ///
  /// - Throws: The file system's error.
  static func all() throws -> [MarkdownPage] {
    let folders = ["", "docs", "Examples", "Definitions", "Generated", "Tests/Stubs", "Tests/Benchmarks"]
    let paths = folders.flatMap { folder -> [String] in
      let url = RepositoryLayout.root.appending(path: folder)
      if folder.isEmpty {
        return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      }
      return FileTree.paths(in: url).map { folder + "/" + $0 }
    }.filter { $0.hasSuffix(".md") && !$0.contains("/.build/") && !$0.hasPrefix("Generated/Reports/") }
    return try paths.map { path in
      MarkdownPage(
        path: path, text: try String(contentsOf: RepositoryLayout.root.appending(path: path), encoding: .utf8))
    }
  }

  /// The path from the root of the repository that a relative path of the page means.
  func resolved(_ link: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The name of a heading: its words in small letters with hyphens between them, as code hosts make it.
  private static func anchor(of heading: String) -> String {
    let text = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
    return String(
      text.lowercased().compactMap { character -> Character? in
        character == " " ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
  }
}
