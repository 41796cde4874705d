// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What a link shares after the values that it was created with have changed.
@MainActor
@Suite("A link that shares")
struct ShareLinkTests {
    private struct Note: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
    }

    /// A value that is not compared field by field with success: closures always differ.
    private struct Computed: Transferable {
        let name: () -> String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: { (item: Computed) in item.name() })
        }
    }

    private enum Kind: CaseIterable { case text, texts, address, value, values, computed, moreValues }

    private struct Sharing: View {
        let kind: Kind
        @State var name: String

        var body: some View {
            link
            Button("Change") { name = "Tea" }
        }

        @ViewBuilder private var link: some View {
            let name = name
            switch kind {
            case .text: ShareLink("Send", item: name)
            case .texts: ShareLink("Send", items: [name, "Salt"])
            case .address: ShareLink("Send", item: URL(string: "https://example.org/\(name)")!)
            case .value: ShareLink("Send", item: Note(name: name), preview: SharePreview("Title"))
            case .values:
                ShareLink("Send", items: [Note(name: name), Note(name: "Salt")]) { SharePreview($0.name) }
            case .computed: ShareLink("Send", item: Computed { name }, preview: SharePreview("Title"))
            case .moreValues:
                ShareLink("Send", items: name == "Milk" ? [Note(name: name)] : [Note(name: name), Note(name: "Salt")]) {
                    SharePreview($0.name)
                }
            }
        }
    }

    private func address(_ host: TestHost) -> String {
        guard case .link(let address)? = host.root.all(where: { $0.label == "Send" }).first?.role else { return "" }
        return address
    }

    @Test("shares what it was given last, whatever that is", arguments: Kind.allCases)
    private func changed(kind: Kind) async throws {
        let host = TestHost(Sharing(kind: kind, name: "Milk"))
        await host.waitUntilIdle()
        #expect(address(host).contains("Milk"))
        try host.find(label: "Change").tap()
        await host.waitUntilIdle()
        let fresh = TestHost(Sharing(kind: kind, name: "Tea"))
        await fresh.waitUntilIdle()
        #expect(address(host) == address(fresh) && address(host).contains("Tea"))
    }
}
