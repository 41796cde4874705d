// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct AlbumApp: App {
    @StateObject private var album = Album()

    var body: some Scene {
        WindowGroup {
            TabView {
                AlbumView()
                    .tabItem { Label("Photos", systemImage: "photo.on.rectangle") }
                FilmsView()
                    .tabItem { Label("Films", systemImage: "film") }
                CaptionsView()
                    .tabItem { Label("Captions", systemImage: "text.bubble") }
            }
            .environmentObject(album)
        }
    }
}
