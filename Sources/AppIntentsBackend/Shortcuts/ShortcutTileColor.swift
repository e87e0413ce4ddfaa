/// The colours of the tiles of App Shortcuts.
package enum ShortcutTileColor: String, Sendable, Hashable, CaseIterable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}
