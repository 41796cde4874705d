// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that is passed to another executor while no other code uses it.
///
/// The strategies of swift-snapshot-testing are plain closures over any values, so the compiler cannot see that the
/// thread which passes the value waits until it comes back.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
