// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why there is no worker.
package struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// Names what failed, with the system's reason.
    ///
    /// - Parameters:
    ///   - what: What failed, without a full stop.
    ///   - code: The reason as in `errno`.
    init(_ what: String, errno code: Int32) {
        description = "\(what): \(String(cString: strerror(code)))."
    }
}
