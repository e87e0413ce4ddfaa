public enum InputConnectionBehavior: Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

extension String {
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      @available(iOS 16.1, macOS 13.0, watchOS 9.1, tvOS 16.1, visionOS 1.0, *)
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      case numberPad
    }

    public enum CapitalizationType: Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public init(
      keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  public struct IntentDisplayName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
  public init(exactly size: Int) {}
  public init(min: Int, max: Int) {}
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public enum IntentWidgetFamily: Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}
