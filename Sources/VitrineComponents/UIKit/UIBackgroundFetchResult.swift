// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What an app has found when it was woken to fetch data; nothing wakes an app on the web.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// The data could not be fetched.
    case failed = 2
}
