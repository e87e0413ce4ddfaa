/// A piece of a format: text, a value, or the name of a part that a number chooses.
enum FormatPiece: Equatable {
  /// Text, per cent signs written twice as they stand in the format.
  case text(String)
  /// A value: the argument that it names, counted from 1, and how it is written, without per cent sign and argument.
  ///
  /// For example: `lld`
  case value(argument: Int?, specifier: String)
  /// A part that a number chooses.
  ///
  /// For example: `soups` in `%1$#@soups@`
  case part(argument: Int?, name: String)

  /// The pieces of a format as C has them, with the parts of `.stringsdict` files.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    let scalars = Array(format.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "%" else {
        text.unicodeScalars.append(scalars[index])
        index += 1
        continue
      }
      if let (piece, end) = directive(scalars, behind: index + 1) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
        index = end
      } else {
        let isEscape = index + 1 < scalars.count && scalars[index + 1] == "%"
        // A single one means nothing, and would mean something once text follows it.
        text += "%%"
        index += isEscape ? 2 : 1
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// What follows a per cent sign, and the index behind it; nil where it is no directive.
  private static func directive(_ scalars: [Unicode.Scalar], behind start: Int) -> (FormatPiece, Int)? {
    var index = start
    var argument: Int?
    var digits = ""
    while index < scalars.count, ("0"..."9").contains(scalars[index]) {
      digits.unicodeScalars.append(scalars[index])
      index += 1
    }
    if index < scalars.count, scalars[index] == "$", !digits.isEmpty {
      argument = Int(digits)
      index += 1
    } else {
      index = start
    }
    if index + 1 < scalars.count, scalars[index] == "#", scalars[index + 1] == "@" {
      guard let end = scalars[(index + 2)...].firstIndex(of: "@"), end > index + 2 else { return nil }
      var name = ""
      name.unicodeScalars.append(contentsOf: scalars[(index + 2)..<end])
      return (.part(argument: argument, name: name), end + 1)
    }
    if scalars[index...].starts(with: "arg".unicodeScalars) {
      return (.value(argument: argument, specifier: "arg"), index + 3)
    }
    var specifier = ""
    while index < scalars.count {
      let scalar = scalars[index]
      specifier.unicodeScalars.append(scalar)
      index += 1
      if "diuoxXeEfFgGaAcCsS@".unicodeScalars.contains(scalar) {
        return (.value(argument: argument, specifier: specifier), index)
      }
      guard "0123456789.+-#'hlqjztL".unicodeScalars.contains(scalar) else { return nil }
    }
    return nil
  }
}
