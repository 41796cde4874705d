// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension App {
    /// Starts the app: serves it to browsers until the process is terminated, or runs the command of the command line.
    ///
    /// It reads the command line of the process (`serve --port N --host H …`, `snapshot --output DIR …`) and does not
    /// return.
    @MainActor
    public static func main() {
        launch(Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
    }
}

/// The function of the module VitrineLaunch, which is linked but not imported: every file of an app would load what this
/// module imports, with its extensions of other types.
@MainActor @_silgen_name("vitrine_launch")
private func launch(_ app: any App.Type, arguments: [String]) -> Never
