/// A document for people: a title and sections, whatever it is written in.
struct Document: Equatable {
  /// What a run of text is; the text itself is never marked up.
  enum Text: Equatable {
    /// Words of a sentence.
    case words(String)
    /// Words that stand out.
    case strong(String)
    /// What became of something, in words; how it looks says nothing more.
    case label(String, Tone)
    /// A name of a program or a line of one.
    case code(String)
    /// Such a name that leads to a section.
    case reference(String, anchor: String)
    /// Words that lead to a section.
    case link(String, anchor: String)
    /// A text of somebody else, in any language and direction.
    case quote(String)
    /// A file and a line.
    case place(String)
  }

  /// How much attention something wants.
  enum Tone: String {
    case grave
    case open
    case plain
  }

  /// An entry of a list, with those below it.
  struct Item: Equatable {
    var text: [Text]
    var items: [[Text]] = []
  }

  /// Rows below a header; the first cell of each is what the row is about.
  struct Table: Equatable {
    var caption: [Text]
    var header: [String]
    var rows: [[[Text]]]
  }

  /// A number, and what there are so many of.
  struct Figure: Equatable {
    var number: Int
    var words: String
    var tone = Tone.plain
  }

  /// What stands in a section, one below the other.
  indirect enum Block: Equatable {
    case paragraph([Text])
    case figures([Figure])
    case list([Item])
    /// What is to be ticked off.
    case checklist([[Text]])
    case table(Table)
    case section(Section)
  }

  /// Blocks below a heading.
  struct Section: Equatable {
    var heading: [Text]
    /// What leads here; nil where nothing does.
    var anchor: String?
    var blocks: [Block]
  }

  /// The title.
  var title: String

  /// What stands before the first section.
  var introduction: [Block]

  /// The sections.
  var sections: [Section]
}

extension Document.Text {
  /// The runs of a sentence, in which names stand between single quotation marks.
  ///
  /// For example, in `'id' looks it up` there are a name and words. An apostrophe begins no name, as a letter is before it.
  static func prose(_ sentence: String) -> [Document.Text] {
    var runs: [Document.Text] = []
    var words = ""
    var rest = Substring(sentence)
    while let character = rest.first {
      rest.removeFirst()
      guard character == "'", words.last.map({ $0 == " " || $0 == "(" }) ?? true,
        let end = rest.indices.first(where: { rest[$0] == "'" && !continues(rest[rest.index(after: $0)...]) }),
        end > rest.startIndex
      else {
        words.append(character)
        continue
      }
      if !words.isEmpty { runs.append(.words(words)) }
      words = ""
      runs.append(.code(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return words.isEmpty ? runs : runs + [.words(words)]
  }

  /// Whether a word goes on, so that what is before it is an apostrophe.
  private static func continues(_ rest: Substring) -> Bool { rest.first.map { $0.isLetter || $0.isNumber } ?? false }
}

extension [Document.Text] {
  /// The runs of several texts with words between them.
  static func list(_ texts: [[Document.Text]], separator: String = ", ") -> [Document.Text] {
    texts.enumerated().flatMap { index, text in index == 0 ? text : [.words(separator)] + text }
  }
}
