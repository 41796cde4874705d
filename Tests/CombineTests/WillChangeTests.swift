// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine

private class Plain: ObservableObject {
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

private final class Derived: Plain {
    var name = "" {
        willSet { objectWillChange.send() }
    }
}

private class Mixed: ObservableObject {
    @Published var shown = 0
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

private final class DerivedMixed: Mixed {
    @Published var title = ""
    var name = "" {
        willSet { objectWillChange.send() }
    }
}

private final class Conforming {
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

extension Conforming: ObservableObject {}

private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

@Suite("What an observable object announces")
struct WillChangeTests {
    /// How often an object announces while something is done, as a view hears it.
    private func announcements<Object: ObservableObject>(of object: Object, _ change: (Object) -> Void) -> Int {
        var count = 0
        let subscription = object.objectWillChange.sink { _ in count += 1 }
        defer { subscription.cancel() }
        change(object)
        return count
    }

    @Test func `a send is heard, with and without published properties`() {
        #expect(announcements(of: Plain()) { $0.count = 1 } == 1)
        #expect(announcements(of: Derived()) { ($0.count, $0.name) = (1, "a") } == 2)
        #expect(announcements(of: Derived() as Plain) { $0.count = 1 } == 1)
        #expect(announcements(of: Mixed()) { ($0.count, $0.shown) = (1, 1) } == 2)
        #expect(announcements(of: DerivedMixed()) { ($0.count, $0.shown, $0.title, $0.name) = (1, 1, "a", "b") } == 4)
        #expect(announcements(of: Conforming()) { $0.count = 1 } == 1)
        #expect(announcements(of: Own()) { $0.count = 1 } == 1)
    }

    @Test func `an object has one publisher, and another object another one`() {
        let (plain, other, mixed, own) = (Plain(), Plain(), DerivedMixed(), Own())
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(plain.objectWillChange !== other.objectWillChange)
        #expect(mixed.objectWillChange === (mixed as Mixed).objectWillChange)
        #expect(own.objectWillChange === own.objectWillChange)
    }

    @Test func `publishers of objects that are gone are freed, and objects are not kept`() {
        weak var publisher: ObservableObjectPublisher?
        weak var freed: Plain?
        do {
            let object = Plain()
            publisher = object.objectWillChange
            freed = object
        }
        #expect(freed == nil)
        // As many as make the table look for what is gone.
        var objects: [Plain] = []
        for _ in 0..<4_096 {
            let object = Plain()
            #expect(object.objectWillChange === object.objectWillChange)
            if objects.count < 100 { objects.append(object) }
        }
        #expect(publisher == nil)
        #expect(Set(objects.map { ObjectIdentifier($0.objectWillChange) }).count == objects.count)
    }
}
