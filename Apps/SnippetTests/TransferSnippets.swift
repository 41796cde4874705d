// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers
import VitrineTesting

// MARK: - What is dragged is a type of the app's own

extension UTType {
    nonisolated fileprivate static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
}

nonisolated private struct Recipe: Codable, Transferable, Identifiable {
    var id = 0
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .recipe)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Kitchen: View {
    @State private var cooked: [String] = []

    var body: some View {
        VStack {
            Text("Soup").draggable(Recipe(name: "Soup"))
            Text(cooked.isEmpty ? "Nothing cooked" : cooked.joined(separator: ", "))
                .frame(width: 200, height: 100)
                .dropDestination(for: Recipe.self) { recipes, _ in
                    cooked += recipes.map(\.name)
                    return true
                }
        }
    }
}

@MainActor
@Suite("Snippets of handing things on")
struct TransferSnippets {
    @Test("a value of a type of one's own is dragged onto another view")
    func drags() throws {
        let host = TestHost(Kitchen())
        let start = try host.find(label: "Soup").frame
        let end = try host.find(label: "Nothing cooked").frame
        let finger = try host.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.hold(for: 0.4)
        finger.move(to: CGPoint(x: end.midX, y: end.midY))
        finger.lift()
        #expect(host.contains(label: "Soup"))
        #expect(!host.contains(label: "Nothing cooked"))
    }
}
