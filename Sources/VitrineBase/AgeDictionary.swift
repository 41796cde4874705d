// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Values by key, in the order in which they were appended or renewed; every operation but `all` takes constant time.
///
/// A doubly linked list in an array of links, and a dictionary from a key to its link. (`OrderedDictionary` of
/// swift-collections takes linear time to remove from the middle, so it is no use here.) Public and inlinable, because
/// every look-up in a cache comes here: the compiler does not specialize `package` declarations of another module, and a
/// look-up would go through the types' witnesses. No module re-exports this one.
public struct AgeDictionary<Key: Hashable, Value> {
    @usableFromInline struct Link {
        // Not one optional pair: a look-up would copy the key to read the value.
        @usableFromInline var key: Key?
        @usableFromInline var value: Value?
        @usableFromInline var previous: Int
        @usableFromInline var next: Int

        @inlinable init(key: Key, value: Value, previous: Int, next: Int) {
            self.key = key
            self.value = value
            self.previous = previous
            self.next = next
        }
    }

    @inlinable static var none: Int { -1 }

    @usableFromInline var links: [Link] = []
    @usableFromInline var places: [Key: Int] = [:]
    /// Links that are not in use.
    @usableFromInline var free: [Int] = []
    @usableFromInline var head = -1
    @usableFromInline var tail = -1
    @usableFromInline var stepCount = 0

    /// Creates a dictionary without values.
    @inlinable public init() {}

    /// How many links were visited so far: what a test counts instead of time.
    public var steps: Int { stepCount }
    /// The number of values.
    @inlinable public var count: Int { places.count }
    /// Whether there is no value.
    @inlinable public var isEmpty: Bool { places.isEmpty }
    /// The value that was appended or renewed longest ago.
    @inlinable public var first: Value? { head == Self.none ? nil : links[head].value }

    /// The value of a key, whose place in the order stays.
    @inlinable public subscript(_ key: Key) -> Value? { places[key].flatMap { links[$0].value } }

    /// Puts a value at the end, in place of the one that the key has.
    @inlinable public mutating func append(_ value: Value, for key: Key) {
        remove(key)
        appendNew(value, for: key)
    }

    /// Puts the value of a key that has none at the end.
    @inlinable mutating func appendNew(_ value: Value, for key: Key) {
        stepCount += 1
        let link = Link(key: key, value: value, previous: tail, next: Self.none)
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

    /// Puts the value of a key at the end and returns it.
    @inlinable public mutating func renew(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if place != tail {
            stepCount += 1
            unlink(place)
            links[place].previous = tail
            links[place].next = Self.none
            links[tail].next = place
            tail = place
        }
        return links[place].value
    }

    /// Removes the value of a key and returns it; `nil` if there is none.
    @inlinable @discardableResult
    public mutating func remove(_ key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        stepCount += 1
        let value = links[place].value
        unlink(place)
        links[place].key = nil
        links[place].value = nil
        if isEmpty {
            links = []
            free = []
        } else {
            free.append(place)
        }
        return value
    }

    /// Removes the value that was appended or renewed longest ago and returns it; `nil` if there is none.
    @inlinable public mutating func popFirst() -> Value? {
        guard head != Self.none, let key = links[head].key else { return nil }
        return remove(key)
    }

    @inlinable mutating func unlink(_ place: Int) {
        let (previous, next) = (links[place].previous, links[place].next)
        if previous == Self.none { head = next } else { links[previous].next = next }
        if next == Self.none { tail = previous } else { links[next].previous = previous }
    }

    /// All values, oldest first: linear, for what ends everything and for tests.
    public var all: [Value] {
        var result: [Value] = []
        var place = head
        while place != Self.none {
            if let value = links[place].value { result.append(value) }
            place = links[place].next
        }
        return result
    }
}

extension AgeDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension AgeDictionary.Link: Sendable where Key: Sendable, Value: Sendable {}

/// Objects stand for themselves.
extension AgeDictionary where Key == ObjectIdentifier, Value: AnyObject {
    /// Puts an object at the end, also one that is there.
    public mutating func append(_ object: Value) { append(object, for: ObjectIdentifier(object)) }

    /// Removes an object; returns whether it was there.
    @discardableResult
    public mutating func remove(_ object: Value) -> Bool { remove(ObjectIdentifier(object)) != nil }

    /// Whether an object is there.
    public func contains(_ object: Value) -> Bool { self[ObjectIdentifier(object)] != nil }
}

/// Objects in the order in which they were appended or renewed.
public typealias AgeList<Element: AnyObject> = AgeDictionary<ObjectIdentifier, Element>
