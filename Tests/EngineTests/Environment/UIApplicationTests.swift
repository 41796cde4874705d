// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

@MainActor
@Suite("UIApplication")
struct UIApplicationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var failures: [any Error] = []

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            failures.append(error)
        }
    }

    @MainActor private final class Told {
        var failure: (any Error)?
    }

    @Test("has the delegate of the session whose code is running")
    func delegate() {
        let sessions = [SessionContext.fixture(), .fixture()]
        let adaptors = sessions.map { session in
            SessionContext.$current.withValue(session) { UIApplicationDelegateAdaptor(Delegate.self) }
        }
        for (session, adaptor) in zip(sessions, adaptors) {
            SessionContext.$current.withValue(session) {
                #expect(UIApplication.shared.delegate === adaptor.wrappedValue)
                #expect(UIApplication.shared.delegate is Delegate)
            }
        }
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test("cannot register for remote notifications, and tells its delegate")
    func remoteNotifications() async throws {
        let session = SessionContext.fixture()
        let adaptor = SessionContext.$current.withValue(session) { UIApplicationDelegateAdaptor(Delegate.self) }
        SessionContext.$current.withValue(session) { UIApplication.shared.registerForRemoteNotifications() }
        try await eventually("the delegate is told") { !adaptor.wrappedValue.failures.isEmpty }
        #expect(adaptor.wrappedValue.failures.count == 1)
        #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test("gives each work in the background an identifier, without a limit of time")
    func backgroundTasks() {
        let app = UIApplication.shared
        let first = app.beginBackgroundTask()
        let second = app.beginBackgroundTask(withName: "Upload") {}
        #expect(first != second && first != .invalid && second != .invalid)
        #expect(app.backgroundTimeRemaining > 1e9)
        app.endBackgroundTask(first)
    }

    @Test("has one icon, and says so")
    func icons() async {
        let app = UIApplication.shared
        #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
        await #expect(throws: CocoaError.self) { try await app.setAlternateIconName("Dark") }
        let told = Told()
        app.setAlternateIconName("Dark") { told.failure = $0 }
        #expect(told.failure is CocoaError)
    }

    @Test("an image without anything has no size, and shows nothing")
    func noImage() {
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngFile == nil)
    }
}
