// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends the process as `exit` does, without the handlers that libraries left for that moment.
///
/// They run while other threads go on: OpenSSL frees its tables under a download that app code has begun, and the
/// process dies of it. What was printed is written; whatever else has to last is written before this is called.
package func endProcess(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
}
