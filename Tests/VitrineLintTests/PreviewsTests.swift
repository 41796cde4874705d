// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct PreviewsTests {
    @Test("seed 004, Previews: all views have previews")
    func viewHasPreview() throws {
        try expect(
            ViewHasPreview(),
            after: {
                try $0.replacing(
                    "        WelcomeView(viewModel: WelcomeViewModel(router: RouterPreviewMock()))",
                    with: "        Text(verbatim: \"\")",
                    in: "WelcomeView"
                )
            },
            gives: ["WelcomeView.swift:6: WelcomeView has no preview in its file"]
        )
    }

    @Test("seed 004, Preview Rules: one preview per visual state")
    func everyStateHasPreview() throws {
        try expect(
            EveryStateHasPreview(),
            after: { try $0.replacing("#Preview(\"Empty\")", with: "#Preview(\"Nothing\")", in: "ItemListView") },
            gives: ["ItemListView.swift:6: ItemListView has no preview of empty"]
        )
    }

    @Test("seed 004, Preview Rules: idle is skipped")
    func idleHasNoPreview() throws {
        try expect(
            IdleHasNoPreview(),
            after: { try $0.replacing("#Preview(\"Empty\")", with: "#Preview(\"Idle\")", in: "ItemListView") },
            gives: ["ItemListView.swift:83: idle is transient and should have no preview"]
        )
    }

    @Test("seed 004, Preview Rules: descriptive names")
    func previewsHaveDescriptiveNames() throws {
        try expect(
            PreviewsHaveDescriptiveNames(),
            after: {
                try $0.replacing("#Preview(\"Empty\")", with: "#Preview", in: "ItemListView")
                    .replacing("#Preview(\"Error\")", with: "#Preview(\"Loaded\")", in: "ItemListView")
            },
            gives: [
                "ItemListView.swift:83: a preview of ItemListView has no descriptive name",
                "ItemListView.swift:94: ItemListView has two previews named Loaded",
            ]
        )
    }

    @Test("seed 004, Preview Rules: wrapped in NavigationStack")
    func navigatingPreviewsAreInNavigationStack() throws {
        try expect(
            NavigatingPreviewsAreInNavigationStack(),
            after: { try $0.replacing("NavigationStack {", with: "Group {", in: "WelcomeView") },
            gives: ["WelcomeView.swift:24: WelcomeView uses navigation: its preview should be in a NavigationStack"]
        )
    }

    @Test("seed 004, Preview Mocks Pattern: private mocks")
    func previewMocksArePrivate() throws {
        try expect(
            PreviewMocksArePrivate(),
            after: { try $0.replacing("private final class", with: "final class", in: "WelcomeView") },
            gives: [
                "WelcomeView.swift:32: RouterPreviewMock should be a private final class in the file of the previews"
            ]
        )
    }

    @Test("seed 004, Preview Mocks Pattern: delay, isEmpty and shouldFail")
    func previewMocksAreConfigurable() throws {
        try expect(
            PreviewMocksAreConfigurable(),
            after: {
                try $0.replacing("isEmpty: Bool = false, ", with: "", in: "ItemListView")
                    .replacing("delay: Bool = false, ", with: "", in: "ItemDetailView")
            },
            gives: [
                "ItemDetailView.swift:6: no use case mock of ItemDetailView's previews takes delay",
                "ItemListView.swift:6: no use case mock of ItemListView's previews takes isEmpty",
            ]
        )
    }

    @Test("seed 004, Preview Mocks Pattern: at the bottom, under their marks")
    func previewsStandUnderTheirMarks() throws {
        try expect(
            PreviewsStandUnderTheirMarks(),
            after: {
                try $0.replacing("// MARK: - Preview Mocks\n", with: "", in: "WelcomeView")
                    .replacing("// MARK: - Previews\n", with: "", in: "WelcomeView")
            },
            gives: [
                "WelcomeView.swift:23: this should stand under // MARK: - Previews",
                "WelcomeView.swift:30: this should stand under // MARK: - Preview Mocks",
            ]
        )
    }
}
