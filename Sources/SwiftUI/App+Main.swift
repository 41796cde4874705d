// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineSnapshots

extension App {
    /// Starts the app: serves it to browsers until the process is told to end, or does what the command line names.
    ///
    /// Reads the process's command line (`serve --port N --host H …`, `snapshot --output DIR …`). Keeps the main
    /// thread.
    @MainActor
    public static func main() {
        AppCommand.run(AppCommand.all(of: Self.self), arguments: Array(CommandLine.arguments.dropFirst()))
    }
}
