// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The results of a fetch of data in the background; nothing wakes an app on the web for one.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// No new data was found.
    case noData = 1
    /// The data could not be fetched.
    case failed = 2
}
