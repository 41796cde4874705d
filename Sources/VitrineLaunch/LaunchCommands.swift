// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    package import VitrineSnapshots
    package import VitrineCore

    /// The commands of an app's binary that need the server, in the order of the overview.
    ///
    /// The module SwiftUI calls this by its symbol and does not import this module: a program that imports SwiftUI
    /// would load everything that the server is made of, and see what those packages add to types of others.
    @MainActor @_silgen_name("vitrine_launch_commands")
    package func launchCommands(of app: any App.Type) -> [AppCommand] {
        [
            AppCommand("serve", "serves the app to browsers") { AppLauncher.run(app, arguments: $0) },
            AppCommand("previews", "serves the gallery of the app's previews") {
                PreviewGallery.serve(app, arguments: $0)
            },
            AppCommand(PreviewGallery.workerName, nil) { _ in PreviewGallery.work(app) },
        ]
    }
#endif
