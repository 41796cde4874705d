// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineSnapshots

extension App {
    /// Starts the app: serves it to browsers until the process is terminated, or runs the command of the command line.
    ///
    /// It reads the command line of the process (`serve --port N --host H …`, `snapshot --output DIR …`) and does not
    /// return.
    @MainActor
    public static func main() {
        AppCommand.run(AppCommand.all(of: Self.self), arguments: Array(CommandLine.arguments.dropFirst()))
    }
}
