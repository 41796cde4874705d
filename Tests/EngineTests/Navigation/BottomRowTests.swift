// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// A search field and other items below one page.
@MainActor
@Suite("A search beside the items of a bottom bar")
struct BottomRowTests {
    private struct Notes: View {
        var buttons = 0
        var hasStatus = false
        @State private var text = ""
        @State private var isSearching = false

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Find") { isSearching = true }
                    Text(verbatim: "searching \(isSearching)")
                }
                .searchable(text: $text, isPresented: $isSearching)
                .toolbar {
                    if hasStatus { ToolbarItem(placement: .status) { Text(verbatim: "5 notes") } }
                    ToolbarItemGroup(placement: .bottomBar) {
                        ForEach(0..<buttons, id: \.self) { index in
                            Button("Button \(index)") {}
                            Spacer()
                        }
                    }
                }
            }
        }
    }

    private func search(_ host: TestHost) throws -> DisplayRect {
        try #require(host.root.all { $0.role == .search }.first).frame
    }

    @Test("the field has what a text leaves")
    func beside() throws {
        let host = TestHost(Notes(hasStatus: true))
        let (field, text) = (try search(host), try host.find(label: "5 notes").element.frame)
        #expect(field.x == 28 && field.width > 200 && field.height == 48)
        #expect(text.x >= field.maxX && text.maxX <= 362)
        #expect(text.y > field.y && text.maxY < field.maxY)
    }

    @Test("the field is above items that leave it too little", arguments: [1, 2, 3])
    func above(buttons: Int) throws {
        let host = TestHost(Notes(buttons: buttons))
        let field = try search(host)
        let button = try host.find(role: .button, label: "Button 0").element.frame
        let isAbove = field.maxY <= button.y
        #expect(field.width >= 150)
        #expect(isAbove || field.maxX <= button.x)
        #expect(isAbove == (buttons > 1))
        if isAbove { #expect(field.width == 334) }
        #expect(button.maxY <= 816)
    }

    @Test("the field is alone during a search, and the items come back after it")
    func alone() throws {
        let host = TestHost(Notes(buttons: 2, hasStatus: true))
        try host.find(label: "Find").tap()
        #expect(host.contains(label: "searching true"))
        #expect(!host.contains(label: "Button 0") && !host.contains(label: "5 notes"))
        #expect(try search(host).width == 334)
        try host.find(role: .button, label: "Cancel").tap()
        #expect(host.contains(label: "Button 0") && host.contains(label: "5 notes"))
    }
}
