// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Who observes one stored property of one object.
final class KeyValueHub: @unchecked Sendable {
    private let lock = NSLock()
    private var watches: [any KeyValueWatching] = []

    func add(_ watch: any KeyValueWatching) { lock.withLock { watches.append(watch) } }

    func remove(_ watch: any KeyValueWatching) { lock.withLock { watches.removeAll { $0 === watch } } }

    func willChange() { for watch in lock.withLock({ watches }) { watch.valueWillChange() } }

    func didChange() { for watch in lock.withLock({ watches }) { watch.valueDidChange() } }
}

/// What is told of the changes of properties.
protocol KeyValueWatching: AnyObject, Sendable {
    func valueWillChange()
    func valueDidChange()
}

/// The properties that are read while a value is: those on whose changes it depends.
final class KeyValueReading: @unchecked Sendable {
    @TaskLocal static var current: KeyValueReading?

    private(set) var hubs: [KeyValueHub] = []

    func note(_ hub: KeyValueHub) {
        if !hubs.contains(where: { $0 === hub }) { hubs.append(hub) }
    }
}
