import CommandLineInterface
import IntentCompiler

/// The program `intentc`, and `intentbuilderc` where it is called by that name.
@main
struct Intentc {
  static func main() async {
    let arguments = CommandLine.arguments
    let program = arguments.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "intentc"
    let isDropIn = program == IntentBuilderCommand.name
    let words = Array(arguments.dropFirst())
    let session = Session(tree: isDropIn ? IntentBuilderCommand.program : CommandTree.root, words: words)
    Terminal.exit(await session.run())
  }
}
