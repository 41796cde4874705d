// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
import Synchronization

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes: before one of its published properties does, and when the app
    /// sends to it.
    ///
    /// The compiler prefers it to OpenCombine's, which of an object without published properties is another one at each
    /// call, so that nobody hears what the app sends.
    nonisolated public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.exist(in: self)
            ? PublishedFields(of: self).publisher : WillChangePublishers.publisher(of: self)
    }
}

/// The fields of another object, which share one publisher: OpenCombine sets and finds it by reflection.
nonisolated private final class PublishedFields: ObservableObject, CustomReflectable {
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    let customMirror: Mirror
    var publisher: ObservableObjectPublisher { self.OpenCombine::objectWillChange }

    init(of object: AnyObject) {
        customMirror = Mirror(reflecting: object)
    }

    /// Whether an object has published properties, its superclass's included: reflected once for each class.
    static func exist(in object: AnyObject) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let isKnown = known.withLock({ $0[type] }) { return isKnown }
        let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        let exist = mirrors.contains { $0.children.contains { $0.value is any PublishedField } }
        known.withLock { $0[type] = exist }
        return exist
    }
}

private protocol PublishedField {}

extension Published: PublishedField {}

/// The publishers of objects that have no field for one.
nonisolated private enum WillChangePublishers {
    // Unchecked: the publisher has a lock of its own.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64
    }

    private static let table = Mutex(Table())

    /// The publisher of an object: the same one for as long as the object lives.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Looking whether an object still lives keeps it for the moment: it must not be freed while the lock is held.
        var living: [AnyObject?] = []
        defer { living.removeAll() }
        let key = ObjectIdentifier(object)
        return table.withLock { table in
            if let entry = table.entries[key], entry.object === object { return entry }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { _, entry in
                    living.append(entry.object)
                    return entry.object != nil
                }
                table.limit = max(64, 2 * table.entries.count)
            }
            let entry = Entry(object: object)
            table.entries[key] = entry
            return entry
        }.publisher
    }
}
