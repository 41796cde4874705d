// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineCore
import VitrineLayout
import VitrineTesting

private final class CountingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var connected: [UIScene] = []
    static var phases: [String] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.connected.append(scene)
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.phases.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Self.phases.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.phases.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.phases.append("foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { Self.phases.append("disconnected") }
}

private final class LegacyAppDelegate: NSObject, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) { CountingSceneDelegate.phases.append("terminated") }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = CountingSceneDelegate.self
        return configuration
    }
}

@MainActor
@Suite("Scenes of UIKit", .serialized)
struct UIWindowSceneTests {
    private func session(
        width: Double = 390, height: Double = 844, isRightToLeft: Bool = false
    ) -> SessionContext {
        let session = SessionContext(textEngine: RecordedTextEngine())
        session.viewport = Viewport(
            width: width, height: height, isRightToLeft: isRightToLeft,
            safeArea: EdgeInsets(top: 59, leading: 3, bottom: 34, trailing: 0))
        return session
    }

    private func scene(_ session: SessionContext?) -> UIWindowScene? {
        SessionContext.$current.withValue(session) {
            UIApplication.shared.connectedScenes.first as? UIWindowScene
        }
    }

    @Test("have a window with the size and the insets of the browser's, as apps look for it")
    func window() throws {
        let session = session()
        try SessionContext.$current.withValue(session) {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let window = try #require(scenes.flatMap(\.windows).first { $0.isKeyWindow })
            #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 3, bottom: 34, right: 0))
            #expect(window.windowScene === scenes.first && scenes.first?.keyWindow === window)
            #expect(scenes.first?.screen.bounds.size == window.frame.size)
            session.viewport.width = 1024
            #expect(scenes.first?.windows.first?.frame.width == 1024, "the window is resized")
            #expect(UIView().safeAreaInsets == .zero)
        }
    }

    @Test("have insets at physical sides")
    func mirrored() {
        let session = session(isRightToLeft: true)
        SessionContext.$current.withValue(session) {
            #expect(scene(session)?.keyWindow?.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 3))
        }
    }

    @Test("are one for each session, and none outside of any")
    func identity() {
        let (ada, bob) = (session(), session())
        #expect(scene(ada) != nil && scene(ada) === scene(ada) && scene(ada) !== scene(bob))
        #expect(scene(ada)?.session.scene === scene(ada) && scene(ada)?.session.role == .windowApplication)
        #expect(scene(nil) == nil && UIApplication.shared.openSessions.isEmpty)
        #expect(!UIApplication.shared.supportsMultipleScenes)
    }

    @Test("are turned as the window is shaped", arguments: [(390.0, 844.0, true), (844, 390, false)])
    func orientation(width: Double, height: Double, isPortrait: Bool) {
        let session = session(width: width, height: height)
        SessionContext.$current.withValue(session) {
            let orientation = scene(session)?.interfaceOrientation
            #expect(orientation?.isPortrait == isPortrait && orientation?.isLandscape == !isPortrait)
            #expect(scene(session)?.statusBarManager == nil)
        }
    }

    @Test("are connected to the delegate that the app delegate's configuration names")
    func delegate() throws {
        CountingSceneDelegate.connected = []
        let session = session()
        SessionContext.$current.withValue(session) { UIApplicationDelegateAdaptor(LegacyAppDelegate.self).update() }
        let shown = try #require(scene(session))
        #expect(CountingSceneDelegate.connected.map(ObjectIdentifier.init) == [ObjectIdentifier(shown)])
        let made = try #require(shown.delegate as? CountingSceneDelegate)
        #expect(made.window?.windowScene === shown)
    }

    private struct Hosted: View {
        @UIApplicationDelegateAdaptor(LegacyAppDelegate.self) private var delegate

        var body: some View { Text(verbatim: "hosted") }
    }

    @Test("tell their delegate of each phase, in the order in which a scene goes through them")
    func phases() {
        CountingSceneDelegate.phases = []
        let session = session()
        let scene = SessionContext.$current.withValue(session) { SceneHost(Hosted(), session: session) }
        #expect(CountingSceneDelegate.phases == ["active"])
        scene.enter(.background)
        #expect(CountingSceneDelegate.phases == ["active", "inactive", "background"])
        scene.enter(.active)
        #expect(CountingSceneDelegate.phases == ["active", "inactive", "background", "foreground", "active"])
        scene.unmount()
        #expect(CountingSceneDelegate.phases.suffix(2) == ["disconnected", "terminated"])
    }

    @Test("support sets of orientations, of which each is one bit")
    func orientations() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(
            UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26 && UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(!UIInterfaceOrientationMask.landscape.contains(.portrait))
    }
}
