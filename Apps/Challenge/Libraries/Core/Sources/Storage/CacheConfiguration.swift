// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the app may keep what it can fetch again.
public enum CacheConfiguration {
    /// Read when the app is put together; change it before that. `nil` keeps nothing beyond the app's end.
    public static var directory = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
        .appendingPathComponent("Challenge", isDirectory: true)
}
