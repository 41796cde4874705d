// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore

/// The values in the file of a browser's defaults when this process last read or wrote it. The differences of a store
/// from them are the changes of this process.
final class DefaultsBase: Sendable {
    private let values: Mutex<[String: DefaultsValue]>

    init(_ values: [String: DefaultsValue]) {
        self.values = Mutex(values)
    }

    /// The file is gone, but nobody has taken its values away: all that the store holds has to be written.
    func forget() { values.withLock { $0 = [:] } }

    /// Returns the changes of this process; the value is `nil` for a key that it has removed.
    func changes(in own: [String: DefaultsValue]) -> [String: DefaultsValue?] {
        values.withLock { base in
            var changes: [String: DefaultsValue?] = [:]
            for key in Set(own.keys).union(base.keys) where own[key] != base[key] { changes[key] = .some(own[key]) }
            return changes
        }
    }

    /// Takes what others have written, but for what this process has changed: `nil` for a key that is gone.
    func news(in found: [String: DefaultsValue], own: [String: DefaultsValue]) -> [String: DefaultsValue?] {
        values.withLock { base in
            var news: [String: DefaultsValue?] = [:]
            for key in Set(base.keys).union(found.keys) where own[key] == base[key] && found[key] != base[key] {
                news[key] = .some(found[key])
                base[key] = found[key]
            }
            return news
        }
    }

    /// Puts the changes of this process into what the file holds now, which another process may have written.
    ///
    /// - Parameters:
    ///   - own: The values of this process's store.
    ///   - found: The values of the file.
    /// - Returns: What the file has to hold, and what the store has to take over of it: `nil` for a key that is gone.
    func merge(
        _ own: [String: DefaultsValue], into found: [String: DefaultsValue]
    ) -> (values: [String: DefaultsValue], news: [String: DefaultsValue?]) {
        values.withLock { base in
            var merged = found
            var news: [String: DefaultsValue?] = [:]
            for key in Set(own.keys).union(base.keys).union(found.keys) {
                if own[key] != base[key] {
                    merged[key] = own[key]
                } else if found[key] != base[key] {
                    news[key] = .some(found[key])
                }
            }
            base = merged
            return (merged, news)
        }
    }
}
