// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct VisitorStaticsRewritingTests {
    /// A declaration within `class Service`, and what is written instead; `nil` where it stays.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let written: String?
        let isNoted: Bool

        init(_ declaration: String, _ written: String?, isNoted: Bool = false) {
            testDescription = declaration
            self.written = written
            self.isNoted = isNoted
        }
    }

    private static let types = """
        class Service {}
        actor Store {}
        final class Box<Value> {}
        final class Door { init?(_ name: String) {} }
        struct Limits { var most = 3 }
        enum Scope { final class Inner {} }
        """

    private static func get(_ name: String, _ type: String, _ value: String) -> String {
        "_VisitorStatics.value(\"App/A.swift:Service.\(name)\") { () -> (\(type)) in \(value) }"
    }

    private static func constant(_ name: String, _ type: String, _ value: String) -> String {
        "{ \(get(name, type, value)) }"
    }

    private static func variable(_ name: String, _ type: String, _ value: String) -> String {
        "{ get { \(get(name, type, value)) } "
            + "set { _VisitorStatics.set(newValue, for: \"App/A.swift:Service.\(name)\") } }"
    }

    static let cases = [
        // Singletons.
        Case(
            "static let shared = Service()", "static var shared: Service \(constant("shared", "Service", "Service()"))"),
        Case("static let a = Self()", "static var a: Service \(constant("a", "Service", "Self()"))"),
        Case("static let a: Service = .init()", "static var a: Service \(constant("a", "Service", ".init()"))"),
        Case("static let a: any P = Service()", "static var a: any P \(constant("a", "any P", "Service()"))"),
        Case(
            "@MainActor public static let a = Service() // all",
            "@MainActor public static var a: Service \(constant("a", "Service", "Service()")) // all"),
        Case(
            "@StoreActor static let a = Service()",
            "@StoreActor static var a: Service \(constant("a", "Service", "Service()"))"),
        // A lock can be nothing but a constant: the visitor has another one.
        Case(
            "static let a = Mutex(Limits())",
            "static var a: _VisitorMutex<Limits> "
                + constant("a", "_VisitorMutex<Limits>", "_VisitorMutex<Limits>(Limits())")),
        Case(
            "private static let a = Mutex<[String: Int]>([:])",
            "private static var a: _VisitorMutex<[String: Int]> "
                + constant("a", "_VisitorMutex<[String: Int]>", "_VisitorMutex<[String: Int]>([:])")),
        Case(
            "static let a: Mutex<Limits?> = .init(nil)",
            "static var a: _VisitorMutex<Limits?> " + constant("a", "_VisitorMutex<Limits?>", ".init(nil)")),
        Case(
            "static let a: Mutex<Int> = Mutex(0)",
            "static var a: _VisitorMutex<Int> " + constant("a", "_VisitorMutex<Int>", "_VisitorMutex<Int>(0)")),
        Case("static let a = Store()", "static var a: Store \(constant("a", "Store", "Store()"))"),
        Case(
            "static let a = Scope.Inner()", "static var a: Scope.Inner \(constant("a", "Scope.Inner", "Scope.Inner()"))"
        ),
        Case("static let a = Box<Int>()", "static var a: Box<Int> \(constant("a", "Box<Int>", "Box<Int>()"))"),
        Case("static let a = try! Service()", "static var a: Service \(constant("a", "Service", "try! Service()"))"),
        Case(
            "static let a: Service = { Service() }()",
            "static var a: Service \(constant("a", "Service", "{ Service() }()"))"),
        Case(
            "nonisolated(unsafe) static let a = Service()",
            "nonisolated static var a: Service \(constant("a", "Service", "Service()"))"),
        // Made of such.
        Case(
            "static let a = Limits(of: Service())",
            "static var a: Limits \(constant("a", "Limits", "Limits(of: Service())"))"),
        Case(
            "static let a: Int = Service.shared.count",
            "static var a: Int \(constant("a", "Int", "Service.shared.count"))"),
        // Variables.
        Case("static var a = 1", "static var a: Swift.Int \(variable("a", "Swift.Int", "1"))"),
        Case(
            "static var a = \"x\"", "static var a: Swift.String \(variable("a", "Swift.String", "\"x\""))"),
        Case("static var a = [String]()", "static var a: [String] \(variable("a", "[String]", "[String]()"))"),
        Case("static var a = Limits()", "static var a: Limits \(variable("a", "Limits", "Limits()"))"),
        Case(
            "static var a: [String: Int] = [:]", "static var a: [String: Int] \(variable("a", "[String: Int]", "[:]"))"),
        Case("static var a: Service?", "static var a: Service? \(variable("a", "Service?", "nil"))"),
        Case("static var a: Service!", "static var a: Service! \(variable("a", "Service?", "nil"))"),
        Case(
            "private(set) static var a: () -> Void = {}",
            "private(set) static var a: () -> Void \(variable("a", "() -> Void", "{}"))"),
        // Objects of others that change, and defaults that hold an object.
        Case(
            "static let a = PassthroughSubject<Int, Never>()",
            "static var a: PassthroughSubject<Int, Never> "
                + constant("a", "PassthroughSubject<Int, Never>", "PassthroughSubject<Int, Never>()")),
        Case(
            "static let defaultValue: Service = Service()",
            "static var defaultValue: Service \(constant("defaultValue", "Service", "Service()"))"),
        // Constants, what is computed, and what stores its value itself.
        Case("static let a = 1", nil),
        Case("static let a = Limits()", nil),
        Case("static let a = DateFormatter()", nil),
        Case("static let a: Limits = .init()", nil),
        Case("static var a: Int { 1 }", nil),
        Case("static var a: Int { get { 1 } set {} }", nil),
        Case("@AppStorage(\"a\") static var a = 1", nil),
        Case("@TaskLocal static var a = 1", nil),
        Case("static var defaultValue = 1", nil),
        Case("var a = Service()", nil),
        Case("let a = Service()", nil),
        Case("func f() { var a = Service(); let b = Service() }", nil),
        Case("static let a = Service() // vitrine:shared", nil),
        // What cannot be rewritten is said.
        Case("static var a = make()", nil, isNoted: true),
        Case("static let a = Box()", nil, isNoted: true),
        Case("static let a = Door(\"x\")", nil, isNoted: true),
        Case("static var a = 1 { didSet { b() } }", nil, isNoted: true),
        Case("static var a = 1, b = 2", nil, isNoted: true),
        Case("static let all = [Service()]", nil, isNoted: true),
        Case("static weak var a: Service?", nil, isNoted: true),
        Case("@Atomic static var a = 1", nil, isNoted: true),
        Case("static let a = Mutex(Self.first())", nil, isNoted: true),
        Case("static let (a, b) = AsyncStream<Int>.makeStream()", nil, isNoted: true),
    ]

    private func rewrite(_ text: String) -> (text: String, rewritings: [SourceRewriting]) {
        let types = AppTypes(in: Self.types + "\nclass Service { static let shared = Service() }")
        return VisitorStaticsRewriting(types: types, source: "App/A.swift").rewrite(text)
    }

    @Test(arguments: cases) func `a declaration of a type`(_ each: Case) {
        let source = "// ä\nclass Service {\n    \(each.testDescription)\n}\n"
        let result = rewrite(source)
        #expect(result.text == source.replacing(each.testDescription, with: each.written ?? each.testDescription))
        #expect(result.rewritings.isEmpty == (each.written == nil && !each.isNoted))
        #expect(result.rewritings.allSatisfy { $0.line == 3 })
        #expect(result.rewritings.allSatisfy { $0.what.hasPrefix("all visitors share") == each.isNoted })
    }

    @Test func `globals, extensions and nested types have names of their own`() {
        let result = rewrite(
            """
            let store = Store()
            private var count: Int = 0
            extension Scope.Inner {
                static let shared =
                    Service()
            }
            """)
        #expect(
            result.text == """
                var store: Store { _VisitorStatics.value("App/A.swift:store") { () -> (Store) in Store() } }
                private var count: Int { get { _VisitorStatics.value("App/A.swift:count") { () -> (Int) in 0 } } \
                set { _VisitorStatics.set(newValue, for: "App/A.swift:count") } }
                extension Scope.Inner {
                    static var shared: Service { _VisitorStatics.value("App/A.swift:Scope.Inner.shared") \
                { () -> (Service) in
                        Service() } }
                }
                """)
        #expect(result.rewritings.map(\.line) == [1, 2, 4])
    }

    @Test(arguments: [
        ("private let a = Mutex(0)", "private nonisolated var"), ("@MainActor let a = Mutex(0)", "@MainActor var"),
        ("nonisolated let a = Mutex(0)", "nonisolated var"),
    ]) func `a global lock is read from everywhere, in whatever module`(declaration: String, start: String) {
        #expect(
            rewrite(declaration).text == start + " a: _VisitorMutex<Swift.Int> "
                + "{ _VisitorStatics.value(\"App/A.swift:a\") { () -> (_VisitorMutex<Swift.Int>) in "
                + "_VisitorMutex<Swift.Int>(0) } }")
    }

    @Test func `types of one name that differ are not relied on`() {
        let types = AppTypes(in: "struct A { class Item {} }; struct B { struct Item {} }")
        let result = VisitorStaticsRewriting(types: types, source: "A.swift").rewrite("let item = Item()")
        #expect(result.text == "let item = Item()")
        #expect(
            result.rewritings.map(\.what) == [
                "all visitors share item, because its type is not written, or is one that cannot be copied"
            ])
    }
}
