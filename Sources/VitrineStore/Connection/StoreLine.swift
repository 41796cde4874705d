// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A connection to a store.
///
/// All members may be used on any thread.
package protocol StoreLine: AnyObject, Sendable {
    /// Whether the connection has not ended yet, as far as is known.
    var isOpen: Bool { get }

    /// Sends commands at once and waits for all answers.
    ///
    /// - Returns: An answer for each command, in their order; some may be errors.
    /// - Throws: `StoreError`. What was done of the commands is not known then, and the connection has ended.
    func ask(_ commands: [RESPCommand]) async throws -> [RESPValue]

    /// Waits until the connection has ended.
    func ended() async

    /// Ends the connection.
    func close()
}
