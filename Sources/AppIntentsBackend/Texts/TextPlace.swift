/// Where a text of the code comes from.
struct TextPlace: Equatable {
  /// What it is for.
  let role: TextRole

  /// The element of the definition.
  ///
  /// For example: `OrderSoup.soup`
  let element: String

  /// The index of the definition.
  let program: Int
}
