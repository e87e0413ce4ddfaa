/// A text that has, as valid Swift, much of what makes declarations hard to tell from other code.
enum OddSource {
  static let text = #"""
    import Intents
    @main
    @available(iOS 14.0, *)
    class IntentHandler: INExtension, OrderSoupIntentHandling {
        let a: [String: (Int) -> Void] = [:], b = 1
        lazy var formatter: DateFormatter = {
            let f = DateFormatter(); f.dateFormat = "yyyy/MM/dd"; return f
        }()
        var x: Int { if a.isEmpty { 1 } else { 2 } }
        let y = if cond { 1 } else { 2 }
        let z = switch k { case .a: 1
          default: 2 }
        let q: Int?
        = 4
        let w = foo(1,
           2) +
          3
        let cmp = a < b, cmp2 = c > d
        @IBOutlet weak var label: UILabel!
        @Published var p = 1 { willSet { } didSet { } }
        var regex = /ab{2}"/
        var re2 = #/ab{2}"/#
        let t = a ? b : c
        private(set) public static var shared: IntentHandler? = nil
        override func handler(for intent: INIntent) -> Any { switch intent { case is OrderSoupIntent: return self; default: return self } }
        func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Void) { completion(.success(with: "\(intent.soup ?? "}")")) }
        func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup> { fatalError() }
        @available(iOS, deprecated: 14) func old<T>(_: T) where T: Sequence, T.Element == (Int, Int) {}
        func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init() }
        subscript(i: Int) -> Int { get { 1 } set { func local() {} } }
        init?(coder: NSCoder) { super.init() }
        deinit { }
        typealias Completion = (Int) -> Void
        static func < (l: Self, r: Self) -> Bool { l.a < r.a }
        func opt() -> [Int?]? { nil }
        func clos(_ f: (Int) -> Int = { $0 * 2 }, g: Int = 3) {}
        func attr(_ f: @Sendable @escaping () async throws -> Void) rethrows {}
        func pack<each T>(_ t: repeat each T) -> (repeat each T) { (repeat each t) }
        consuming func eat() {}
        borrowing func look() {}
        func `init`() {}
        nonisolated(nonsending) func ns() async {}
        #warning("x { ")
        class Nested { class var v: Int { 1 }; class func cf() {} ; final class Deep: Codable {} }
        enum CodingKeys: String, CodingKey { case a, b = "}", indirect }
        @objc class func clsf() {}
        public
        static
        func split(
        ) {
        }
        let unicode = "é\u{1F600}", émoji🙂 = 1
        func 名前(値 x: Int) {}
        var getter: Int { get async throws { 1 } }
        let k1 = \Self.a, k2 = \.b
        var opq: some View { Text("") }
        var body: some View { VStack { Text("\(a["b"]!)") } .padding() }
        @ViewBuilder func content() -> some View { if true { Text("a") } }
    }
    extension IntentHandler: A, B { }
    struct S<T: P & Q, let n: Int>: R where T: U { }
    @propertyWrapper public struct Wrap<Value> { public var wrappedValue: Value { get { v } nonmutating set { } } ; private var v: Value }
    @resultBuilder enum Builder { static func buildBlock(_ c: Int...) -> Int { 0 } }
    protocol Proto { var a: Int { get }; func b(); static func c() -> Self; init(d: Int); subscript(i: Int) -> Int { get } ; associatedtype E: Collection = [Int] where E.Element == Int; mutating func g(_ x: inout Int) async throws(MyError) -> E }
    macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
    @freestanding(expression) macro m() = #externalMacro(module: "M", type: "T")
    infix operator +++ : AdditionPrecedence
    precedencegroup Pg { higherThan: A }
    fileprivate extension Array where Element == Int { func s() -> Int { reduce(0, +) / 2 } ; func d() -> Int { reduce(1, /) } }
    """#
}
