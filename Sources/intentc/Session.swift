import CommandLineInterface
import IntentCompiler

/// One run of the program: from the words of the command line to an exit status.
struct Session {
  let tree: Command
  let words: [String]

  /// Does what the words ask for.
  func run() async -> Int32 {
    do {
      switch try tree.parse(words) {
      case .help(let path):
        Terminal.write(tree.help(for: path, width: Terminal.width))
        return 0
      case .version:
        Terminal.write("\(tree.name) \(Compiler.version)\n")
        return 0
      case .run(let command):
        return await run(command)
      }
    } catch {
      // The original tool knows no other failure than 1, and Xcode no error without something in front of it.
      let isDropIn = tree.name == IntentBuilderCommand.name || words.first == IntentBuilderCommand.name
      Terminal.writeError("\(isDropIn ? IntentBuilderCommand.name : tree.name): \(error.text)")
      return isDropIn ? 1 : UsageError.exitStatus
    }
  }

  private func run(_ command: ParsedCommand) async -> Int32 {
    if let contradiction = Reporter.contradiction(in: command) {
      return SharedOptions.refuse(contradiction)
    }
    let path = tree.name == IntentBuilderCommand.name ? [IntentBuilderCommand.name] + command.path : command.path
    switch path.first {
    case GenerateCommand.command.name: return GenerateCommand.run(command)
    case ScaffoldCommand.command.name: return ScaffoldCommand.run(command)
    case SimulateCommand.command.name: return await SimulateCommand.run(command)
    case MigrateCommand.command.name: return MigrateCommand.run(command)
    case CheckCommand.command.name: return CheckCommand.run(command)
    case ExplainCommand.command.name: return ExplainCommand.run(command)
    case ListCommand.command.name: return ListCommand.run(command)
    case FormatCommand.command.name: return FormatCommand.run(command)
    case DiffCommand.command.name: return DiffCommand.run(command)
    case DumpCommand.command.name: return DumpCommand.run(command)
    case MergeCommand.command.name: return MergeCommand.run(command)
    case StringsCommand.command.name: return StringsCommand.run(command, verb: path.last ?? "")
    case IntentBuilderCommand.name: return IntentBuilderCommand.run(command, verb: path.last ?? "")
    case CompletionsCommand.command.name: return CompletionsCommand.run(command)
    case DocumentationCommand.command.name: return DocumentationCommand.run(command)
    default: preconditionFailure("every command of the tree has an action")
    }
  }
}
