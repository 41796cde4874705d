// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@testable import PreviewFixtures

/// What `.modifier` traits put around a preview.
@MainActor
@Suite("PreviewModifier")
struct PreviewModifierTests {
    private func prepared(_ name: String) async throws -> PreparedPreview {
        try await #require(PreviewRegistry.preview(withID: "PreviewFixtures/Traits/\(name)")).prepared()
    }

    @Test("the body stands around the preview, with a context that all previews of the modifier share")
    func sharedContext() async throws {
        let modified = try await prepared("Modified")
        let named = try await prepared("Modified by a name")
        #expect(modified.presentation.orientation == .landscapeLeft)
        let host = TestHost(modified.makeView())
        #expect(host.contains(label: "inside"))
        #expect(host.contains(label: "shared 1!"))
        let other = TestHost(named.makeView())
        #expect(other.contains(label: "inside too"))
        #expect(other.contains(label: "shared 1?"))
    }

    @Test("each view has state of its own")
    func freshState() async throws {
        let prepared = try await prepared("Everything at the top")
        let host = TestHost(prepared.makeView())
        #expect(host.contains(label: "on 0 light"))
    }

    @Test("an error of the context is thrown, and the next call tries again")
    func failure() async throws {
        let preview = RegisteredPreview.numbered([
            PreviewDescription(
                name: nil,
                fileID: "M/F.swift",
                line: 1,
                column: 1,
                traits: { [.modifier(Failing())] },
                body: { EmptyView() }
            )
        ])[0]
        await #expect(throws: Failing.Refusal.self) { try await preview.prepared() }
        await #expect(throws: Failing.Refusal.self) { try await preview.prepared() }
        #expect(Failing.calls == 2)
    }
}

private struct Failing: PreviewModifier {
    struct Refusal: Error {}
    static var calls = 0

    static func makeSharedContext() async throws -> Int {
        calls += 1
        throw Refusal()
    }

    func body(content: Content, context: Int) -> some View { content }
}
