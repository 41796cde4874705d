// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An app whose binary the tests of `snapshot` start: good previews, and some that are not.
@main
struct SnapshotTestHost: App {
    var body: some Scene {
        WindowGroup { Text("Host") }
    }
}
