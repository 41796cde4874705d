// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@Suite("Comparing views field by field")
struct FieldComparisonTests {
    private func same<T>(_ a: T, _ b: T) -> Bool {
        let comparison = FieldComparison(of: T.self)
        return withUnsafePointer(to: a) { first in
            withUnsafePointer(to: b) { comparison.isEqual(first, $0) }
        }
    }

    private struct Plain {
        var flag: Bool
        var number: Int64
        var letter: UInt8 = 0
    }

    private struct Named {
        var name: String
        var inner: Plain
        var pair: (Int, String) = (0, "")
    }

    private final class Thing: Equatable {
        static func == (a: Thing, b: Thing) -> Bool { true }
    }

    private enum Kind { case empty, number(Int), text(String) }
    private protocol Shaped {}
    private struct Small: Shaped { var value: Int }

    private struct Picky: Equatable {
        var id: Int
        var noise: Int
        static func == (a: Picky, b: Picky) -> Bool { a.id == b.id }
    }

    @Test("padding between fields does not count")
    func padding() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 2 * MemoryLayout<Plain>.stride, alignment: 8)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Plain>.stride)
        (memory + MemoryLayout<Plain>.stride).initializeMemory(
            as: UInt8.self, repeating: 0xFF, count: MemoryLayout<Plain>.stride)
        for base in [memory, memory + MemoryLayout<Plain>.stride] {
            base.storeBytes(of: true, as: Bool.self)
            base.storeBytes(of: 7, toByteOffset: MemoryLayout<Plain>.offset(of: \.number)!, as: Int64.self)
            base.storeBytes(of: 9, toByteOffset: MemoryLayout<Plain>.offset(of: \.letter)!, as: UInt8.self)
        }
        #expect(FieldComparison(of: Plain.self).isEqual(memory, memory + MemoryLayout<Plain>.stride))
    }

    @Test("strings, nested structs and tuples are compared by value")
    func values() {
        let plain = Plain(flag: true, number: 3)
        let long = String(repeating: "long enough to be on the heap ", count: 3)
        #expect(same(Named(name: long, inner: plain), Named(name: String(long.map { $0 }), inner: plain)))
        #expect(!same(Named(name: "a", inner: plain), Named(name: "b", inner: plain)))
        #expect(!same(Named(name: "a", inner: plain), Named(name: "a", inner: Plain(flag: false, number: 3))))
        #expect(
            !same(
                Named(name: "a", inner: plain, pair: (1, "x")), Named(name: "a", inner: plain, pair: (1, "y"))))
    }

    @Test("objects are compared by identity, equatable or not")
    func objects() {
        let thing = Thing()
        #expect(same(thing, thing))
        #expect(!same(thing, Thing()))
    }

    @Test("closures always differ")
    func closures() {
        struct Holder { var action: () -> Void }
        let holder = Holder(action: {})
        #expect(!same(holder, holder))
    }

    @Test("a type's own == decides")
    func ownEquality() {
        #expect(same(Picky(id: 1, noise: 1), Picky(id: 1, noise: 2)))
        #expect(!same(Picky(id: 1, noise: 1), Picky(id: 2, noise: 1)))
    }

    @Test("other enums and existentials are equal only where their bits are")
    func bits() {
        #expect(same(Kind.empty, Kind.empty))
        #expect(same(Kind.number(3), Kind.number(3)))
        #expect(!same(Kind.number(3), Kind.number(4)))
        #expect(!same(Kind.number(3), Kind.text("x")))
        let shaped: any Shaped = Small(value: 1)
        #expect(!same(shaped, Small(value: 2) as any Shaped))
    }

    @Test("a state's initial value does not count, an environment key does")
    func properties() {
        #expect(same(State(wrappedValue: 1), State(wrappedValue: 2)))
        #expect(same(Environment(\.isEnabled), Environment(\.isEnabled)))
        #expect(!same(Environment(\.layoutDirection), Environment(\.layoutDirection)) == false)
        #expect(!same(Binding.constant(1), Binding.constant(2)))
        #expect(same(Binding.constant(1), Binding.constant(1)))
    }
}
