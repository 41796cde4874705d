// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct ObjectiveCWordsTests {
    private static let source = """
        @objcMembers final class Keyboard: NSObject {
            @IBOutlet var field: Field!
            func start() {
                center.addObserver(self, selector: #selector(shown(_:)), name: a, object: nil)
                center.addObserver(
                    self, selector: #selector(
                        Keyboard.hidden), name: a, object: nil)
                other(#selector(UIResponder.resignFirstResponder)) // #selector(hidden)
            }
            @objc private func shown(_ note: Notification) {}
            @objc(gone) func hidden() {}
            class Inner { @objc func tick(timer: Timer) {}; func a() { b(#selector(tick(timer:))) } }
        }
        """

    @Test func `attributes go and selectors call methods, each line and column of what stays in its place`() {
        let result = ObjectiveCWords.rewrite(Self.source)
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == Self.source.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[0] == "             final class Keyboard: NSObject {")
        #expect(lines[1] == "              var field: Field!")
        #expect(
            lines[3].contains(
                "selector: VitrineComponents.Selector(_name: \"shown\", _call: { target, argument in guard let target = target as? Keyboard else { return false }; "
                    + "guard let argument = argument as? Notification else { return false }; target.shown(argument); return true }), name"
            ))
        #expect(lines[5].contains("as? Keyboard else { return false }; target.hidden(); return true })"))
        let selector = "VitrineComponents.Selector(\"UIResponder.resignFirstResponder\")"
        #expect(lines[7] == "        other(\(selector)) // #selector(hidden)")
        #expect(lines[10] == String(repeating: " ", count: 16) + "func hidden() {}")
        #expect(lines[11].contains("as? Keyboard.Inner else"))
        #expect(lines[11].contains("target.tick(timer: argument)"))
    }

    @Test func `each rewriting has its line`() {
        let rewritings = ObjectiveCWords.rewrite(Self.source).rewritings
        #expect(rewritings.map(\.line) == [1, 2, 4, 6, 8, 10, 11, 12, 12])
        #expect(rewritings[2].what == "#selector(shown(_:)) calls Keyboard.shown")
        #expect(rewritings[4].what == "#selector(UIResponder.resignFirstResponder) calls UIKit's method")
        let unknown = ObjectiveCWords.rewrite("let a = #selector(Other.method)").rewritings
        #expect(unknown.first?.what.contains("does nothing but say so") == true)
    }

    @Test(arguments: [
        ("@objc dynamic var a = 0.0", "a"), ("@objc dynamic private(set) var a: [String: Int] = [:]", "a"),
        ("@objc public dynamic var a: (Int) -> Int { didSet {} }", "a"), ("@objc dynamic var a: Int?", "a"),
        ("@objc dynamic var a: Int\n    { willSet {} }", "a"), ("@objc dynamic var a:\n  Int", "a"),
        ("@objc dynamic var a: Int { 1 }", nil), ("@objc dynamic var a: Int\n{ get { 1 } }", nil),
        ("@objc dynamic var a: Int, b: Int", nil), ("@objc dynamic weak var a: A?", nil),
        ("@objc dynamic lazy var a = 1", nil), ("@objc override dynamic var a: Int { didSet {} }", nil),
        ("@objc dynamic func a() {}", nil), ("@objc var a = 1", nil),
    ])
    func `stored properties that are dynamic can be observed`(line: String, name: String?) {
        let source = "class A: NSObject {\n    \(line)\n}\n"
        let result = ObjectiveCWords.rewrite(source)
        let what = name.map { "changes of \($0) can be observed" }
        #expect(result.rewritings.map(\.what).last { $0 != "@objc is left out" } == what)
        #expect(result.text.contains("@VitrineImplicit._KeyValueObserved ") == (name != nil))
        #expect(result.text.contains("dynamic") == (name == nil && line.contains("dynamic")))
        #expect(result.text.split(separator: "\n").count == source.split(separator: "\n").count)
    }

    @Test func `a source without such words stays`() {
        let text = "let a = \"@objc #selector(b)\""
        #expect(ObjectiveCWords.rewrite(text).text == text)
    }
}
