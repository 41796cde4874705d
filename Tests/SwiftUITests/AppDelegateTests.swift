// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Views find the delegate of the app in their environment.
@MainActor
@Suite struct AppDelegateTests {
    private final class Publishing: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var launches = 0

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            launches += 1
            return true
        }
    }

    @Observable fileprivate final class Observed: NSObject, UIApplicationDelegate {
        var name = "observed"
    }

    private struct Reader: View {
        @EnvironmentObject private var published: Publishing
        @Environment(Observed.self) private var observed

        var body: some View {
            Text(verbatim: "\(published.launches) \(observed.name)")
            Button("Launch") {
                published.launches += 1
                observed.name = "changed"
            }
        }
    }

    private struct Root: View {
        @UIApplicationDelegateAdaptor(Publishing.self) private var published
        @UIApplicationDelegateAdaptor(Observed.self) private var observed

        var body: some View { Reader() }
    }

    /// Makes the delegates while the session's code is running, as an app does.
    private struct Launched: View {
        var body: some View { Root() }
    }

    @Test func `a delegate is an environment object, and an observable one is in the environment`() throws {
        let host = TestHost(Launched())
        #expect(host.contains(label: "1 observed"))
        try host.find(role: .button, label: "Launch").tap()
        #expect(host.contains(label: "2 changed"))
        #expect(host.diagnostics.isEmpty)
    }
}
