import CommandLineInterface
import Testing

@Suite("Help")
struct HelpTests {
  @Test func show() {
    print(SampleTree.root.help())
    print("=======")
    print(SampleTree.root.help(for: ["bind"]))
    print("=======")
    print(SampleTree.root.help(for: ["bind"], width: 50))
    print("=======")
    print(SampleTree.root.help(for: ["classic", "generate"]))
    print("=======")
    print(SampleTree.root.help(for: ["fonts"]))
  }
}
