// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Values by key, in the order in which they were appended; every operation but `all` takes constant time.
///
/// A doubly linked list in an array of links, and a dictionary from a key to its link. (`OrderedDictionary` of
/// swift-collections takes linear time to remove from the middle, so it is no use here.)
struct AgeDictionary<Key: Hashable, Value> {
    fileprivate struct Link {
        var content: (key: Key, value: Value)?
        var previous: Int
        var next: Int
    }

    private static var none: Int { -1 }

    private var links: [Link] = []
    private var places: [Key: Int] = [:]
    /// Links that are not in use.
    private var free: [Int] = []
    private var head = Self.none
    private var tail = Self.none
    /// How many links were visited so far: what a test counts instead of time.
    private(set) var steps = 0

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }
    /// What was appended longest ago.
    var first: Value? { head == Self.none ? nil : links[head].content?.value }

    subscript(_ key: Key) -> Value? { places[key].flatMap { links[$0].content?.value } }

    /// Puts a value at the end, in place of the one that the key has.
    mutating func append(_ value: Value, for key: Key) {
        remove(key)
        steps += 1
        let link = Link(content: (key, value), previous: tail, next: Self.none)
        let place: Int
        if let last = free.popLast() {
            place = last
            links[place] = link
        } else {
            place = links.count
            links.append(link)
        }
        if tail == Self.none { head = place } else { links[tail].next = place }
        tail = place
        places[key] = place
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        steps += 1
        let link = links[place]
        if link.previous == Self.none { head = link.next } else { links[link.previous].next = link.next }
        if link.next == Self.none { tail = link.previous } else { links[link.next].previous = link.previous }
        links[place].content = nil
        if isEmpty {
            links = []
            free = []
        } else {
            free.append(place)
        }
        return link.content?.value
    }

    mutating func popFirst() -> Value? {
        guard head != Self.none, let key = links[head].content?.key else { return nil }
        return remove(key)
    }

    /// All values, oldest first: linear, for what ends everything and for tests.
    var all: [Value] {
        var result: [Value] = []
        var place = head
        while place != Self.none {
            if let content = links[place].content { result.append(content.value) }
            place = links[place].next
        }
        return result
    }
}

extension AgeDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension AgeDictionary.Link: Sendable where Key: Sendable, Value: Sendable {}

/// Objects stand for themselves.
extension AgeDictionary where Key == ObjectIdentifier, Value: AnyObject {
    mutating func append(_ object: Value) { append(object, for: ObjectIdentifier(object)) }

    @discardableResult
    mutating func remove(_ object: Value) -> Bool { remove(ObjectIdentifier(object)) != nil }

    func contains(_ object: Value) -> Bool { self[ObjectIdentifier(object)] != nil }
}

typealias AgeList<Element: AnyObject> = AgeDictionary<ObjectIdentifier, Element>
