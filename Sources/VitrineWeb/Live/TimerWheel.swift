// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Objects that are due at a time, in slots of a second: setting, cancelling and taking one cost constant time each, so
/// that a tick visits what is due and nothing else.
struct TimerWheel<Element: AnyObject> {
    private var slots: [Int: AgeList<Element>] = [:]
    private var places: [ObjectIdentifier: Int] = [:]
    /// The first slot that may hold something.
    private var first = 0
    /// How many objects and empty slots were visited so far: what a test counts instead of time.
    private(set) var steps = 0

    var count: Int { places.count }

    /// Sets the time of an object if it has none, or a later one: an object that is due too early sets another time
    /// then, which costs less than moving it at every message.
    mutating func bring(_ element: Element, forwardTo time: Duration) {
        let slot = max(first, Int((time / .seconds(1)).rounded(.up)))
        if let known = places[ObjectIdentifier(element)] {
            guard slot < known else { return }
            cancel(element)
        }
        steps += 1
        slots[slot, default: AgeList()].append(element)
        places[ObjectIdentifier(element)] = slot
    }

    mutating func cancel(_ element: Element) {
        guard let slot = places.removeValue(forKey: ObjectIdentifier(element)) else { return }
        steps += 1
        slots[slot]?.remove(element)
        if slots[slot]?.isEmpty == true { slots[slot] = nil }
    }

    /// Takes the objects that are due, the earliest first.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - limit: The maximum number of objects; the others stay due.
    /// - Returns: The objects, which have no time any more.
    mutating func takeDue(_ now: Duration, atMost limit: Int = .max) -> [Element] {
        let last = Int((now / .seconds(1)).rounded(.down))
        guard last >= first else { return [] }
        var due: [Element] = []
        // After a long pause there are fewer slots than seconds.
        let candidates = last - first < slots.count ? Array(first...last) : slots.keys.filter { $0 <= last }.sorted()
        for slot in candidates {
            first = slot
            steps += 1
            while due.count < limit, let element = slots[slot]?.popFirst() {
                steps += 1
                places[ObjectIdentifier(element)] = nil
                due.append(element)
            }
            if slots[slot]?.isEmpty == false { return due }
            slots[slot] = nil
        }
        first = last
        return due
    }
}
