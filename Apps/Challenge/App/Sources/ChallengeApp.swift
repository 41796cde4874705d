// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The app. Who starts it calls `main()`.
public struct ChallengeApp: App {
    private let container = AppContainer()

    public init() {}

    public var body: some Scene {
        WindowGroup {
            RootView(container: container)
        }
    }
}
