// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The identity of a stored object, which stays the same from its creation on.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identity itself.
    public struct ID: Hashable, Codable, Sendable {
        let number: Int64
    }

    /// The identifier as a value that can be compared.
    public let id: ID
    /// The name of the object's entity.
    public let entityName: String
    /// The identifier of the store that the object is in; `nil` before it is saved for the first time.
    public let storeIdentifier: String?

    init(_ number: Int64, entity: String, store: String?) {
        id = ID(number: number)
        entityName = entity
        storeIdentifier = store
    }

    /// The number of the object's row, which no other object of any entity has.
    var number: Int64 { id.number }

    public static func == (one: Self, other: Self) -> Bool { one.id.number == other.id.number }

    public func hash(into hasher: inout Hasher) { hasher.combine(id.number) }

    /// Whether an object was inserted before another one.
    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

/// Numbers of objects: those that are made later are larger, and no other process makes the same.
///
/// Milliseconds, ten random bits for the process, and twelve for the objects of a millisecond.
enum ObjectNumbers {
    private static let process = Int64.random(in: 0..<1 << 10) << 12
    private static let last = Mutex<Int64>(0)

    /// The first of some numbers in a row.
    static func next(_ count: Int = 1) -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let milliseconds = Int64(now.tv_sec - 1_577_836_800) * 1000 + Int64(now.tv_nsec) / 1_000_000
        return last.withLock {
            let first = max($0 + 1, milliseconds << 22 | process)
            $0 = first + Int64(count - 1)
            return first
        }
    }
}
