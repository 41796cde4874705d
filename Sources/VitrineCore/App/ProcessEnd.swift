// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends the process like `exit`, but without running the handlers that libraries registered.
///
/// The handlers run while other threads continue: OpenSSL frees its tables under a download of the app, which crashes
/// the process. Standard output is flushed; anything else that must persist is written before this call.
package func endProcess(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
}
