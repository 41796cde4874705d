// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CocoaError {
    /// Creates an error that an app can show.
    ///
    /// - Parameters:
    ///   - code: The code of the error.
    ///   - words: What its `localizedDescription` is, for the user.
    ///   - name: The name of the file that it is about; `nil` for none.
    nonisolated init(_ code: CocoaError.Code, words: String, file name: String? = nil) {
        var info: [String: Any] = [NSLocalizedDescriptionKey: words]
        if let name { info[NSFilePathErrorKey] = name }
        self.init(code, userInfo: info)
    }
}
