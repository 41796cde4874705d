// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The navigation of one window: the path that its stack shows.
@Observable
public final class Router: RouterContract {
    public var path = NavigationPath()

    public init() {}

    public func navigate(to destination: any Navigation) {
        path.append(destination)
    }

    /// Does nothing where there is nothing to go back to.
    public func goBack() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }
}
