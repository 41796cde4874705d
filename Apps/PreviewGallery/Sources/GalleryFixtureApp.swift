// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An app for the tests of the preview gallery: its previews do what previews of real apps do, and what they should not.
@main
struct GalleryFixtureApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Only the previews of this app are of interest.")
        }
    }
}
