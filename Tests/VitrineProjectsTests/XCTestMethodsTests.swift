// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct XCTestMethodsTests {
    private func rewritten(_ text: String, byDefault: Bool = false) -> (text: String, lines: [Int]) {
        let result = XCTestMethods.rewrite(text, isMainActorByDefault: byDefault)
        return (result.text, result.rewritings.map(\.line))
    }

    @Test func `tests and fixtures of a class on the main actor become asynchronous`() {
        let result = rewritten(
            """
            @MainActor
            final class CartTests: XCTestCase {
                override func setUp() { super.setUp(); cart = Cart() }
                override func tearDownWithError() throws {
                    try super.tearDownWithError()
                }
                func testEmpty() {}
                func testThrows() throws {}
                func testWaits() async throws {}
                func testedValue() -> Int { 1 }
                func helper() {}
            }
            final class PlainTests: XCTestCase {
                override func setUp() { super.setUp() }
                func testPlain() {}
                @MainActor func testOne() {}
            }
            """)
        #expect(
            result.text == """
                @MainActor
                final class CartTests: XCTestCase {
                    override func setUp() async throws { try await super.setUp(); cart = Cart() }
                    override func tearDown() async throws {
                        try await super.tearDown()
                    }
                    func testEmpty() async {}
                    func testThrows() async throws {}
                    func testWaits() async throws {}
                    func testedValue() -> Int { 1 }
                    func helper() {}
                }
                final class PlainTests: XCTestCase {
                    override func setUp() { super.setUp() }
                    func testPlain() {}
                    @MainActor func testOne() async {}
                }
                """)
        #expect(result.lines == [3, 4, 5, 7, 8, 16])
    }

    @Test func `a module on the main actor has its tests there, but for classes that say otherwise`() {
        let text =
            "class A: XCTestCase {\n  func testA() {}\n}\nnonisolated class B: XCTestCase {\n  func testB() {}\n}"
        #expect(rewritten(text, byDefault: true).lines == [2])
        #expect(rewritten(text).lines == [])
    }

    @Test func `words in comments and texts are no code`() {
        let text =
            "// @MainActor class A: XCTestCase {\nlet a = \"\"\"\n@MainActor class A: XCTestCase {\nfunc testA() {}\n}\n\"\"\""
        #expect(rewritten(text).text == text)
    }
}

@Suite struct SourceMaskTests {
    @Test(arguments: [
        ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"),
        (##"#"a " b"# c"##, ##"#"     "# c"##),
        (#""a \(f("b")) c" d"#, #""             " d"#), ("\"\"\"\na \"b\" c\n\"\"\" d", "\"\"\"\n       \n\"\"\" d"),
        ("\"é\" f", "\"  \" f"),
        (#""\\" a"#, #""  " a"#), ("#if A\n#endif", "#if A\n#endif"),
    ])
    func `comments and literals are blanked, byte for byte`(source: String, code: String) {
        #expect(SourceMask(source).text == code)
        #expect(SourceMask(source).text.utf8.count == source.utf8.count)
    }
}
