import Foundation
import TestSupport
import Testing

@Suite("Links of the pages")
struct LinkTests {
  @Test("lead to files of the repository, and to headings that are there")
  func links() throws {
    let pages = try MarkdownPage.all()
    #expect(pages.count > 20)
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.anchors) })
    var count = 0
    for page in pages {
      for link in page.links where !link.isExternal {
        count += 1
        let path = link.path.isEmpty ? page.path : page.resolved(link.path)
        let file = RepositoryLayout.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): '\(link.text)' leads to no file")
        guard let anchor = link.anchor, let known = anchors[path] else { continue }
        #expect(known.contains(anchor), "\(page.path): '\(link.text)' leads to no heading")
      }
    }
    #expect(count > 150)
  }

  @Test("are found with their headings, but not in code")
  func reading() {
    let page = MarkdownPage(
      path: "docs/a.md",
      text: """
        # `intentc` and *Siri*, [again](b.md#x)
        ```
        # no heading [no](link.md)
        ```
        See [here](../README.md), `[not](here.md)` and [there](https://swift.org).
        ## Files
        ## Files
        <a id="own"></a>
        """)
    #expect(page.anchors == ["intentc-and-siri-again", "files", "files-1", "own"])
    #expect(page.links.map(\.text) == ["b.md#x", "../README.md", "https://swift.org"])
    #expect(page.links.map(\.anchor) == ["x", nil, nil])
    #expect(page.resolved("../README.md") == "README.md")
    #expect(page.resolved("b.md") == "docs/b.md")
  }
}
