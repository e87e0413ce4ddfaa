/// Numbers as types, so that a builder with a sixteenth element does not compile.
public enum CountToFifteen {
  public enum One: CountedOn { public typealias Next = Two }
  public enum Two: CountedOn { public typealias Next = Three }
  public enum Three: CountedOn { public typealias Next = Four }
  public enum Four: CountedOn { public typealias Next = Five }
  public enum Five: CountedOn { public typealias Next = Six }
  public enum Six: CountedOn { public typealias Next = Seven }
  public enum Seven: CountedOn { public typealias Next = Eight }
  public enum Eight: CountedOn { public typealias Next = Nine }
  public enum Nine: CountedOn { public typealias Next = Ten }
  public enum Ten: CountedOn { public typealias Next = Eleven }
  public enum Eleven: CountedOn { public typealias Next = Twelve }
  public enum Twelve: CountedOn { public typealias Next = Thirteen }
  public enum Thirteen: CountedOn { public typealias Next = Fourteen }
  public enum Fourteen: CountedOn { public typealias Next = Fifteen }
  public enum Fifteen {}
}

public protocol CountedOn {
  associatedtype Next
}
