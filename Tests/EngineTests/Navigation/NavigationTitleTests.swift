// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A page's title")
struct NavigationTitleTests {
    @Test("has a subtitle below it, large or inline", arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
    func subtitle(_ mode: NavigationBarItem.TitleDisplayMode) throws {
        let host = TestHost(
            NavigationStack {
                Text(verbatim: "Body")
                    .navigationTitle("Inbox").navigationSubtitle("3 unread").navigationBarTitleDisplayMode(mode)
            })
        let (title, subtitle) = (try host.find(label: "Inbox").frame, try host.find(label: "3 unread").frame)
        #expect(subtitle.minY >= title.maxY - 0.5)
        let distance = mode == .large ? subtitle.minX - title.minX : subtitle.midX - title.midX
        #expect(abs(distance) < 0.5)
    }

    @Test("with a subtitle takes a line more above the page")
    func room() throws {
        func top(_ subtitle: String?) throws -> Double {
            let host = TestHost(
                NavigationStack {
                    let page = VStack {
                        Text(verbatim: "Body"); Spacer()
                    }.navigationTitle("Inbox")
                    if let subtitle { page.navigationSubtitle(subtitle) } else { page }
                })
            return try host.find(label: "Body").frame.minY
        }
        #expect(try top("3 unread") - top(nil) == 20)
    }

    @Test("that is bound is renamed in its place")
    func renames() throws {
        struct Page: View {
            @State private var name = "Trip"

            var body: some View {
                NavigationStack {
                    Text(verbatim: "called " + name).navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Title menu").tap()
        try host.find(label: "Rename").tap()
        let field = try host.find(role: .textField, label: "Rename")
        #expect(field.isFocused && field.value == "Trip")
        try field.clearText()
        try host.type("Journey", into: "Rename")
        #expect(host.contains(label: "called Journey"))
    }

    @Test("is renamed by a rename button in the page's own menu, which is dimmed without an action")
    func renameButton() throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text(verbatim: "renamed \(count)")
                        RenameButton().renameAction { count += 1 }
                        RenameButton().accessibilityIdentifier("idle")
                    }
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Rename").tap()
        #expect(host.contains(label: "renamed 1"))
        #expect(try host.find(identifier: "idle").isDisabled)
    }
}
