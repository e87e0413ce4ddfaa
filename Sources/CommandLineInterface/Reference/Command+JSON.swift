extension Command {
  /// The whole tree, hidden parts included, as JSON for other tools.
  ///
  /// Keys are sorted, and keys without a value are left out. `formatVersion` grows with changes that readers notice.
  package func jsonDescription(version: String) -> String {
    JSONValue.object([
      "formatVersion": .number(1), "version": .string(version), "command": CommandNode(root: self).json,
    ]).text() + "\n"
  }
}

extension CommandNode {
  fileprivate var json: JSONValue {
    .object(
      [
        "name": .string(command.name),
        "abstract": .string(command.abstract),
        "optionStyle": style == .standard ? "standard" : "singleDash",
        "isHidden": .bool(command.isHidden),
        "aliases": .array(command.aliases.map(JSONValue.string)),
        "discussion": .array(command.discussion.map(JSONValue.string)),
        "arguments": .array(command.arguments.map(\.json)),
        "options": .array(command.options.map { $0.json(in: style) }),
        "examples": .array(
          command.examples.map {
            .object(["commandLine": .string($0.commandLine), "explanation": .string($0.explanation)])
          }),
        "subcommands": .array(children.map(\.json)),
      ].filter { $0.value != .array([]) })
  }
}

extension Argument {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "help": .string(help), "value": kind.json, "isOptional": .bool(isOptional),
      "isRepeated": .bool(isRepeated),
    ])
  }
}

extension Option {
  fileprivate func json(in style: CommandStyle) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(name), "help": .string(help), "spellings": .array(spellings(in: style).map(JSONValue.string)),
      "isRepeatable": .bool(isRepeatable), "isRequired": .bool(isRequired), "isGlobal": .bool(isGlobal),
      "isHidden": .bool(isHidden),
    ]
    switch kind {
    case .flag:
      members["kind"] = "flag"
    case .invertibleFlag(let isOn):
      members["kind"] = "invertibleFlag"
      members["isOnByDefault"] = .bool(isOn)
    case .value(let valueName, let valueKind):
      members["kind"] = "value"
      members["valueName"] = .string(valueName)
      members["value"] = valueKind.json
    }
    members["default"] = defaultText.map(JSONValue.string)
    members["section"] = section.map(JSONValue.string)
    return .object(members)
  }
}

extension ValueKind {
  fileprivate var json: JSONValue {
    switch self {
    case .text: .object(["kind": "text"])
    case .directory: .object(["kind": "directory"])
    case .file(let extensions):
      .object(["kind": "file", "extensions": .array(extensions.map(JSONValue.string))])
    case .number(let bounds):
      .object(
        ["kind": "number"].merging(
          [
            bounds.lowerBound == .min ? nil : ("minimum", JSONValue.number(bounds.lowerBound)),
            bounds.upperBound == .max ? nil : ("maximum", JSONValue.number(bounds.upperBound)),
          ].compactMap(\.self)
        ) { first, _ in first })
    case .choice: .object(["kind": "choice", "choices": choicesJSON])
    case .choices: .object(["kind": "choices", "choices": choicesJSON])
    case .choiceWithFile: .object(["kind": "choiceWithFile", "choices": choicesJSON])
    }
  }

  private var choicesJSON: JSONValue {
    .array(choices.map { .object(["value": .string($0.value), "explanation": .string($0.explanation)]) })
  }
}
