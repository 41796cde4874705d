// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("PasteButton")
struct PasteButtonTests {
    /// Tells a host what its surface found, and waits for what is made of it.
    private func paste(_ host: TestHost, _ button: Int = 0, _ pasted: Pasted) async throws {
        let buttons = host.scene.display.elements().all(role: .button, label: "Paste")
        let layer = try #require(host.scene.display.eventLayer(for: buttons[button], events: .paste))
        #expect(host.scene.send(.paste(pasted), to: layer.id) == .handled)
        await host.waitUntilIdle()
    }

    @Test("hands on what was copied: a text, an address, what is made of a text, a provider of them")
    func values() async throws {
        let host = TestHost(Board())
        try await paste(host, 0, .text("https://a.org\n"))
        #expect(host.contains(label: "text https://a.org\n"))
        try await paste(host, 1, .text("https://a.org\n"))
        #expect(host.contains(label: "address https://a.org"))
        try await paste(host, 2, .text("soup"))
        #expect(host.contains(label: "dish soup"))
        try await paste(host, 3, .text("soup"))
        #expect(host.contains(label: "provider soup"))
    }

    @Test("an alert says what was refused or is of no use here, and nothing is handed on")
    func failures() async throws {
        let refused = "The browser does not allow pasting"
        let unfit = "What was copied cannot be pasted here"
        for (button, pasted, words) in [
            (0, Pasted.refused, refused), (0, .tooLong, unfit), (0, .text(""), unfit), (1, .text("no address"), unfit),
            (3, .text(""), unfit), (4, .text("soup"), unfit),
        ] {
            let host = TestHost(Board())
            try await paste(host, button, pasted)
            #expect(host.contains(label: words), "\(pasted)")
            try host.find(role: .button, label: "OK").tap()
            #expect(!host.contains(label: words) && host.contains(label: "nothing"))
        }
    }

    @Test("a tap without a surface that reads brings what the app copied")
    func tapped() throws {
        let host = TestHost(Board())
        try host.find(label: "Copy").tap()
        let button = try #require(host.scene.display.elements().all(role: .button, label: "Paste").first)
        #expect(host.scene.send(.tap, to: button.layerID) == .handled)
        host.scene.flush()
        #expect(host.contains(label: "text copied"))
    }

    @Test("takes nothing while it is disabled, and other buttons never")
    func disabled() throws {
        let host = TestHost(
            VStack {
                PasteButton(payloadType: String.self) { _ in }.disabled(true)
                Button("Plain") {}
            })
        for label in ["Paste", "Plain"] {
            let id = try #require(host.scene.display.elements().all(role: .button, label: label).first).layerID
            #expect(host.scene.send(.paste(.text("a")), to: id) != .handled)
        }
    }
}

// MARK: - Fixtures

private struct Dish: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (dish: Dish) in
            dish.name
        } importing: {
            Dish(name: $0)
        }
    }
}

private struct Board: View {
    @State private var said = "nothing"

    var body: some View {
        VStack {
            Text(said)
            PasteButton(payloadType: String.self) { said = "text \($0.joined())" }
            PasteButton(payloadType: URL.self) { said = "address \($0[0].absoluteString)" }
            PasteButton(payloadType: Dish.self) { said = "dish \($0[0].name)" }
            PasteButton(supportedContentTypes: [.png, .text]) { providers in
                _ = providers[0].loadTransferable(type: String.self) { result in
                    MainActor.assumeIsolated { said = "provider \((try? result.get()) ?? "")" }
                }
            }
            PasteButton(supportedContentTypes: [.png]) { _ in said = "picture" }
            Button("Copy") { UIPasteboard.general.string = "copied" }
        }
    }
}
