// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Guide
@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineTesting

/// Places are sorted by distance, shown with video, story and website, and notifications remind of them.
@MainActor
@Suite("Sample Guide")
struct GuideWalk {
    private func place(_ walk: Walk) throws -> [EmbeddedContent] {
        try walk.tap("Porto")
        return walk.host.embeds.map(\.content)
    }

    @Test func theNearestPlaceIsFirst() throws {
        let walk = try Walk(GuideApp())
        try walk.tap("Find Me")
        try walk.host.locate(latitude: 41.5, longitude: -8.4)
        #expect(walk.sees("Porto, 27 mi"), "\(walk.host.labels)")
        let names = walk.host.labels.filter { $0.hasPrefix("Porto") || $0.hasPrefix("Speicherstadt") }
        #expect(names.first?.hasPrefix("Porto") == true, "\(names)")
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aUserWhoRefusesIsTold() throws {
        let walk = try Walk(GuideApp())
        try walk.tap("Find Me")
        try walk.host.refuseLocation()
        #expect(walk.sees("Location is off"))
    }

    @Test func aPlaceHasAVideoAStoryAndAWebsite() async throws {
        let walk = try Walk(GuideApp())
        let embeds = try place(walk)
        let media = embeds.compactMap { if case .media(let media) = $0 { media } else { nil } }
        let frames = embeds.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
        #expect(media.count == 1 && media.first?.rate == 0)
        #expect(frames.count == 1)
        try walk.tap("Play")
        #expect(
            walk.host.embeds.contains { if case .media(let media) = $0.content { media.rate == 1 } else { false } })
        try walk.tap("Website")
        await walk.settle()
        #expect(walk.host.scene.graph.session.takeRequests() == [.openTab("https://example.com/porto")])
        try walk.tap("Done")
        await walk.settle()
        #expect(walk.diagnostics.isEmpty, "\(walk.diagnostics)")
    }

    @Test func aReminderIsAskedForAndWaits() async throws {
        let walk = try Walk(GuideApp())
        _ = try place(walk)
        try walk.tap("Remind Me")
        while (try? walk.host.answerNotifications(isAllowed: true)) == nil { await Task.yield() }
        await walk.settle()
        #expect(walk.sees("You will be reminded."), "\(walk.host.labels)")
        #expect(walk.host.notifications == ["Porto"])
    }
}
