public typealias CGFloat = Double

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public static let zero = CGSize(width: 0, height: 0)

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Hashable, Sendable {
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
}
