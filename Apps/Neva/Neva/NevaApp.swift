// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The app. Who starts it calls `main()`.
public struct NevaApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup {
            FeedBuilder().buildFeedView(usingMock: false)
        }
    }
}
