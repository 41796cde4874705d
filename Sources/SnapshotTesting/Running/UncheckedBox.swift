// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that is handed to another executor while nobody else uses it.
///
/// The well-known library's strategies are plain closures over any values, so the compiler cannot see that the thread
/// which
/// gave the value away waits until it comes back.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
