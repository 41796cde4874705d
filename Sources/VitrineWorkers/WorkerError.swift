// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why there is no worker.
package struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// - Parameter code: What the system says, as in `errno`.
    init(_ what: String, errno code: Int32) {
        description = "\(what): \(String(cString: strerror(code)))."
    }
}
