// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("The keyboard's focus")
struct FocusTests {
    private enum Place: Hashable { case name, mail, extra }

    private struct Form: View {
        @FocusState private var place: Place?
        @State private var hasExtra = false
        @State private var log: [String] = []

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($place, equals: .name).onSubmit { place = .mail }
                TextField("Mail", text: .constant("")).focused($place, equals: .mail)
                TextField("Free", text: .constant(""))
                if hasExtra { TextField("Extra", text: .constant("")).focused($place, equals: .extra) }
                Button {
                    place = nil
                } label: {
                    Text(verbatim: "Leave")
                }
                Button {
                    hasExtra.toggle()
                    place = .extra
                } label: {
                    Text(verbatim: "Extra on and off")
                }
                Text(verbatim: place.map { "\($0)" } ?? "none").accessibilityIdentifier("place")
            }
        }
    }

    private func place(_ host: TestHost) throws -> String { try host.find(identifier: "place").label }

    @Test("a user moves it, and the state follows")
    func follows() throws {
        let host = TestHost(Form())
        #expect(try place(host) == "none")
        try host.find(label: "Mail").focus()
        #expect(try place(host) == "mail")
        try host.find(label: "Free").focus()
        #expect(try place(host) == "none")
        #expect(try host.find(label: "Free").isFocused)
        host.scene.releaseFocus()
        host.scene.flush()
        #expect(host.scene.focusedLayer == nil)
    }

    @Test("the app moves it by writing the state")
    func obeys() throws {
        let host = TestHost(Form())
        try host.submit("Name")
        #expect(try host.find(label: "Mail").isFocused)
        #expect(try place(host) == "mail")
        try host.find(label: "Leave").tap()
        #expect(host.scene.focusedLayer == nil)
        #expect(try place(host) == "none")
    }

    @Test("it goes to a view that is made by the same change, and leaves with it")
    func goesToNewViews() throws {
        let host = TestHost(Form())
        try host.find(label: "Extra on and off").tap()
        #expect(try host.find(label: "Extra").isFocused)
        #expect(try place(host) == "extra")
        try host.find(label: "Extra on and off").tap()
        #expect(host.scene.focusedLayer == nil)
        #expect(try place(host) == "none")
    }

    /// A list of fields, of which the last is removed with its focus moved to the one before.
    private struct Steps: View {
        @FocusState private var step: Int?
        @State private var steps = [1, 2, 3]

        var body: some View {
            VStack {
                ForEach(steps, id: \.self) { number in
                    TextField("Step \(number)", text: .constant("")).focused($step, equals: number)
                }
                Button("Remove") {
                    step = steps.count - 1
                    steps.removeLast()
                }
                Text(verbatim: step.map { "\($0)" } ?? "none").accessibilityIdentifier("place")
            }
        }
    }

    @Test("it goes on to another view when the view that has it is removed by the same change")
    func movesFromRemoved() throws {
        let host = TestHost(Steps())
        try host.find(label: "Step 3").focus()
        #expect(try place(host) == "3")
        try host.find(label: "Remove").tap()
        #expect(try place(host) == "2")
        #expect(try host.find(label: "Step 2").isFocused)
    }

    @Test("a state of one view is true while that has it")
    func isTrue() throws {
        struct One: View {
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    TextField("One", text: .constant("")).focused($isFocused)
                    Text(verbatim: isFocused ? "yes" : "no").accessibilityIdentifier("state")
                    Button {
                        isFocused.toggle()
                    } label: {
                        Text(verbatim: "Toggle")
                    }
                }
            }
        }
        let host = TestHost(One())
        try host.find(label: "Toggle").tap()
        #expect(try host.find(label: "One").isFocused)
        #expect(try host.find(identifier: "state").label == "yes")
        try host.find(label: "Toggle").tap()
        #expect(host.scene.focusedLayer == nil)
    }

    @Test("a default focus is taken when the view appears")
    func startsSomewhere() throws {
        struct Start: View {
            @FocusState private var place: Place?

            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($place, equals: .name)
                    TextField("Mail", text: .constant("")).focused($place, equals: .mail)
                }
                .defaultFocus($place, .mail)
            }
        }
        let host = TestHost(Start())
        #expect(try host.find(label: "Mail").isFocused)
    }

    @Test(
        "a default focus is taken once: not again when a page that covered the view has been left", arguments: [1, 2])
    func startsOnce(pages: Int) throws {
        struct Start: View {
            @FocusState private var place: Place?

            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Name", text: .constant("")).focused($place, equals: .name)
                        TextField("Mail", text: .constant("")).focused($place, equals: .mail)
                        Button("Leave") { place = nil }
                        NavigationLink("Page 1", value: 1)
                    }
                    .defaultFocus($place, .mail)
                    .navigationDestination(for: Int.self) { NavigationLink("Page \($0 + 1)", value: $0 + 1) }
                }
            }
        }
        let host = TestHost(Start())
        #expect(try host.find(label: "Mail").isFocused)
        try host.find(label: "Leave").tap()
        for page in 1...pages { try host.find(label: "Page \(page)").tap() }
        for _ in 1...pages { try host.find(label: "Back").tap() }
        #expect(try !host.find(label: "Mail").isFocused && !host.find(label: "Name").isFocused)
        #expect(host.scene.focusedLayer == nil)
    }
}
