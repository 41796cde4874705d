// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineServer
#endif

extension App {
    /// Starts the app: serves it to browsers until the process is told to end.
    ///
    /// Reads the process's command line (`serve --port N --host H …`). Keeps the main thread.
    @MainActor
    public static func main() {
        #if Server
            AppLauncher.run(Self.self, arguments: CommandLine.arguments.dropFirst())
        #else
            fatalError("This build has no server: enable the trait Server of the package Vitrine.")
        #endif
    }
}
