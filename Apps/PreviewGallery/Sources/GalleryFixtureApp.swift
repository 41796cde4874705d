// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An app for two tests. Its previews do what previews of real apps do, and what they should not; served as an app, it
/// shows what hostile data would make it show.
@main
struct GalleryFixtureApp: App {
    var body: some Scene {
        WindowGroup { HostilePage() }
    }
}
