// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineServer
import VitrineSnapshots

/// `<App> doctor`: what sessions of an app lose with their process.
@MainActor
enum AppDoctor {
    /// How long a page's tasks may take.
    private static let patience = Duration.seconds(5)

    /// Prints what is lost of the app's first page and of further ones, and ends the process.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - addresses: The further pages.
    static func run<A: App>(_ app: A.Type, addresses: [String]) -> Never {
        Task { @MainActor in
            do {
                var isComplete = true
                for address in ["/"] + addresses {
                    let lost = try await lost(of: app, at: address)
                    print(text(lost, at: address))
                    isComplete = isComplete && lost != nil
                }
                fflush(nil)
                endProcess(isComplete ? 0 : 1)
            } catch {
                refuse("\(error)", code: 1)
            }
        }
        while true { RunLoop.main.run() }
    }

    /// What is said of a page.
    ///
    /// - Parameters:
    ///   - lost: What is lost of it; `nil` for an address that does not open.
    ///   - address: Its address.
    /// - Returns: Lines of text.
    static func text(_ lost: [String]?, at address: String) -> String {
        guard let lost else { return "\(address): no page of the app has this address" }
        guard !lost.isEmpty else { return "\(address): another process goes on with everything" }
        return "\(address): another process makes anew, because it is not Codable:\n"
            + lost.map { "  \($0)" }.joined(separator: "\n")
    }

    /// What is lost of a page with its process: types of states, and properties of view models.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - address: The page's address.
    /// - Returns: The names; `nil` for an address that does not open.
    /// - Throws: What keeps fonts and symbols from being read.
    static func lost<A: App>(of app: A.Type, at address: String) async throws -> [String]? {
        let renderer = try SnapshotRenderer.shared()
        let origins = NetworkImages.origins(environment: ProcessInfo.processInfo.environment)
        let session = renderer.session(
            identifier: "doctor", images: NetworkImages(privateOrigins: origins.origins) { _ in },
            routes: .registered(addresses: LocalAddresses()))
        // The app's initialiser runs in the user's session, too.
        let scene = SessionContext.$current.withValue(session) {
            SceneHost(AppView(A()), session: session, viewport: Viewport(width: 393, height: 852))
        }
        defer { scene.unmount() }
        await scene.waitForTasks(limit: patience)
        if address != "/" {
            let isOpen = SessionContext.$current.withValue(session) {
                scene.graph.navigation.open(path: address)
            }
            guard isOpen else { return nil }
            await scene.waitForTasks(limit: patience)
        }
        return scene.archive().unwritten
    }
}
