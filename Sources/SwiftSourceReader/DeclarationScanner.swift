internal import SourceDiagnostics

/// Goes through the tokens of a file once and takes down the declarations outside of function bodies.
///
/// It stands between declarations: what it does not know it passes over, a pair of brackets with all that is in it at once.
/// So nothing in an expression, a body or an argument is taken for a declaration.
struct DeclarationScanner {
  /// A type whose closing brace is not reached.
  struct OpenType {
    /// The index in `types`.
    let type: Int

    /// The index of the closing brace; nil where there is none.
    let closingBrace: Int?

    /// The number of clauses of conditional compilation around it.
    let conditionCount: Int
  }

  let source: SourceFile
  let tokens: SwiftTokenList

  var types: [SwiftTypeDeclaration] = []
  var aliases: [SwiftTypeAlias] = []
  var imports: [Located<String>] = []

  /// The types within bodies of functions and accessors.
  var localTypes: [SwiftTypeDeclaration] = []

  /// The index of the token that comes next.
  var position = 0

  /// The enclosing types, the innermost last.
  var openTypes: [OpenType] = []

  /// The enclosing clauses of conditional compilation; only the outer ones are kept.
  var conditions: [OpenCondition] = []

  /// The number of enclosing clauses that are too deep to be kept.
  var unkeptConditionCount = 0

  /// The index up to which no `<` opens generic arguments, since an earlier one was found to have no end.
  private var genericsBarrier = 0

  /// What stands in front of the next declaration.
  var prefix = DeclarationPrefix()

  /// How deeply types and conditions may be nested to be kept: names and lists of all that encloses would take more memory
  /// than the square of a hostile file's length.
  static let deepestNesting = 64

  init(source: SourceFile, tokens: SwiftTokenList) {
    self.source = source
    self.tokens = tokens
  }

  /// Goes through all tokens.
  mutating func scan() {
    while step() {}
  }

  /// Goes through the next declaration or token; false at the end.
  mutating func step() -> Bool {
    guard let token = tokens[position] else { return false }
    switch token.kind {
    case .word: scanWord()
    case .poundWord: scanDirective()
    case .mark: scanMark(token.mark)
    case .quotedWord, .literal: pass()
    }
    return true
  }

  /// Passes over a token that belongs to no declaration.
  private mutating func pass() {
    prefix = DeclarationPrefix()
    position += 1
  }

  private mutating func scanMark(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "@"):
      scanAttribute()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      prefix = DeclarationPrefix()
      position = end(ofGroupAt: position)
    case UInt8(ascii: "}"):
      if let last = openTypes.last, last.closingBrace == position {
        openTypes.removeLast()
        closeConditions(downTo: last.conditionCount)
      }
      pass()
    default:
      pass()
    }
  }

  private mutating func scanWord() {
    // `Soup.self`, `kind.class`: a word behind a point names a member.
    guard let word = tokens.word(position), position == 0 || !tokens.isMark(position - 1, ".") else { return pass() }
    switch word {
    case "class" where isModifier(at: position): takeModifier(word)
    case "class": scanType(.class)
    case "struct": scanType(.struct)
    case "enum": scanType(.enum)
    case "protocol": scanType(.protocol)
    case "extension": scanType(.extension)
    case "actor" where startsActor(at: position): scanType(.actor)
    case "func": scanFunction()
    case "var", "let": scanProperty()
    case "import": scanImport()
    case "typealias": scanAlias()
    case "case": scanCases()
    case "associatedtype":
      // The name may be a word that is a keyword elsewhere.
      pass()
      if tokens.name(position) != nil { position += 1 }
    case _ where SwiftKeyword.modifiers.contains(word): takeModifier(word)
    default: pass()
    }
  }

  // MARK: Parts of declarations

  /// The offset of the first token of the declaration whose keyword the position has.
  var declarationStart: Int {
    Int(tokens.tokens[prefix.start ?? position].start)
  }

  /// The index behind a bracket and all that it encloses; the end of the file where it is not closed by a brace.
  func end(ofGroupAt index: Int) -> Int {
    if let partner = tokens.partner(of: index) { return partner + 1 }
    return tokens.isMark(index, "{") ? tokens.count : index + 1
  }

  /// Moves behind generic parameters or arguments; the position stays where there are none or no end of them.
  mutating func skipGenerics() {
    guard tokens.isMark(position, "<"), position >= genericsBarrier else { return }
    if let end = endOfGenerics() { position = end }
  }

  private mutating func endOfGenerics() -> Int? {
    var index = position
    var depth = 0
    defer { genericsBarrier = max(genericsBarrier, depth > 0 ? index : 0) }
    while let token = tokens[index] {
      switch token.mark {
      case UInt8(ascii: "<"):
        depth += 1
      case UInt8(ascii: ">"):
        if !isArrowHead(index) { depth -= 1 }
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        index = end(ofGroupAt: index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "@"):
        return nil
      default:
        // Nothing declared is within angle brackets, apart from 'let' for values.
        if let word = tokens.word(index), word != "let", SwiftKeyword.declarations.contains(word) { return nil }
      }
      index += 1
    }
    return nil
  }

  /// Whether a `>` is that of `->`.
  func isArrowHead(_ index: Int) -> Bool {
    index > 0 && tokens.isMark(index - 1, "-") && tokens.isAdjacent(index)
  }

  private mutating func scanImport() {
    prefix = DeclarationPrefix()
    position += 1
    if let kind = tokens.word(position), tokens.name(position + 1) != nil, tokens[position + 1]?.startsLine == false,
      ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"].contains(kind)
    {
      position += 1
    }
    if let path = dottedName() { imports.append(path) }
  }

  /// Reads names that points join, and moves behind them; nil where no name stands.
  mutating func dottedName() -> Located<String>? {
    guard var name = tokens.name(position), let first = tokens[position] else { return nil }
    var last = first
    position += 1
    while tokens.isMark(position, "."), let part = tokens.name(position + 1), let token = tokens[position + 1] {
      name += "." + part
      last = token
      position += 2
    }
    return Located(name, at: SourceRange(Int(first.start)..<Int(last.end)))
  }
}
