// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineSnapshots

extension AppCommand {
    /// The commands of every app, in the order of the overview.
    ///
    /// The first one is the default.
    @MainActor
    static func all(of app: any App.Type) -> [AppCommand] {
        serverCommands(of: app) + [
            AppCommand("snapshot", "photographs the app's previews") { SnapshotCommand.run(arguments: $0) },
            AppCommand("setup", "derives the fonts and symbols that the others need", isForSetup: true) {
                SetupCommand.run(arguments: $0)
            },
            AppCommand(SnapshotCommand.workerName, nil) { _ in SnapshotCommand.runWorker() },
        ]
    }
}

#if Server
    /// The function of the module VitrineLaunch, which is linked but not imported: every file of an app would load what
    /// this module imports, with its extensions of other types.
    @MainActor @_silgen_name("vitrine_launch_commands")
    private func serverCommands(of app: any App.Type) -> [AppCommand]
#else
    @MainActor
    private func serverCommands(of app: any App.Type) -> [AppCommand] {
        ["serve", "previews"].map {
            AppCommand($0, "needs the trait Server of the package Vitrine") { _ in
                AppCommand.refuse("This build has no server: enable the trait Server of the package Vitrine.", code: 1)
            }
        }
    }
#endif
