// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct TypeBookApp: App {
    var body: some Scene {
        WindowGroup {
            TypeBookView()
        }
    }
}
