// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineTesting
import VitrineWeb

@testable import VitrineLaunch

@MainActor @Suite struct ServedSceneTests {
    private final class Mounted {
        var browsers: [BrowserViewport] = []
    }

    @Test func `a scene that is built anew is mounted in what its browser has then`() throws {
        let mounted = Mounted()
        let scene = ServedScene(
            in: BrowserViewport(width: 390, timeZone: "Europe/Berlin"), languages: LanguageMatcher(offered: ["en"])
        ) { archive, browser in
            mounted.browsers.append(browser)
            let session = SessionContext(textEngine: RecordedTextEngine(), timeZone: browser.zone)
            return SceneHost(Text("A"), session: session, restoring: archive)
        }
        let archive = try #require(scene.archived(whileShown: false))
        scene.end()
        let again = archive.rebuild(BrowserViewport(width: 844, timeZone: "Pacific/Auckland"))
        #expect(mounted.browsers.map(\.width) == [390, 844])
        #expect((again as? ServedScene)?.host.graph.session.timeZone.identifier == "Pacific/Auckland")
    }

    private final class Phases {
        var told: [ScenePhase] = []
    }

    private struct Page: View {
        @Environment(\.scenePhase) private var phase
        let phases: Phases

        var body: some View {
            Text("A").onChange(of: phase, initial: true) { _, new in phases.told.append(new) }
        }
    }

    @Test func `a preview keeps the language and the direction of its switches, and hears of its page's phase`() {
        let phases = Phases()
        let session = SessionContext(textEngine: RecordedTextEngine(), locale: Locale(identifier: "ar"))
        let scene = ServedScene(
            SceneHost(Page(phases: phases), session: session, viewport: Viewport(isRightToLeft: true)))
        scene.flush()
        #expect(scene.pageLanguage == PageLanguage(tag: "ar", isRightToLeft: true))
        scene.resize(BrowserViewport(width: 844))
        #expect(scene.pageLanguage == PageLanguage(tag: "ar", isRightToLeft: true))
        scene.enter(.background)
        scene.flush()
        #expect(phases.told.last == .background)
    }
}
