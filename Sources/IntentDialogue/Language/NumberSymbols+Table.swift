// Written by Scripts/make-language-tables.py from CLDR as Babel 2.19.0 has it.

extension NumberSymbols {
  /// The languages and their symbols, where these are not those of English.
  static let table: [(languages: String, symbols: NumberSymbols)] = [
    ("af cs en-ZA fr-CA gl hy kab kk ky ru sk uk uz", NumberSymbols(",", group: "\u{A0}")),
    ("ar-EG ar-SA", NumberSymbols("٫", group: "٬", zero: "٠")),
    ("ar-MA az bs ca da de el id is lo mk nl pt ro sr tr vi", NumberSymbols(",", group: ".")),
    ("be bg hu ka lv pl pt-PT sq", NumberSymbols(",", group: "\u{A0}", groupsLate: true)),
    ("bn en-IN gu hi ml mr pa ta te", NumberSymbols(".", group: ",", groupsPairs: true)),
    ("de-CH", NumberSymbols(".", group: "’")),
    ("es it", NumberSymbols(",", group: ".", groupsLate: true)),
    ("es-419 es-MX es-US", NumberSymbols(".", group: ",")),
    ("et", NumberSymbols(",", group: "\u{A0}", minus: "\u{2212}", groupsLate: true)),
    ("eu hr", NumberSymbols(",", group: ".", minus: "\u{2212}")),
    ("fa", NumberSymbols("٫", group: "٬", zero: "۰", minus: "\u{2212}")),
    ("fi lt nb nn sv", NumberSymbols(",", group: "\u{A0}", minus: "\u{2212}")),
    ("fr", NumberSymbols(",", group: "\u{202F}")),
    ("it-CH", NumberSymbols(".", group: "’", groupsLate: true)),
    ("my", NumberSymbols(".", group: ",", zero: "၀")),
    ("ne", NumberSymbols(".", group: ",", zero: "०", groupsPairs: true)),
    ("ps", NumberSymbols("٫", group: "٬", zero: "۰")),
    ("sl", NumberSymbols(",", group: ".", minus: "\u{2212}", groupsLate: true)),
  ]
}
