// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Each public modifier of text input does something that can be seen.
@MainActor
@Suite("Probes of text input modifiers")
struct TextInputProbes {
    private var plain: some View { TextField("Label", text: .constant("text")) }

    @Test("textFieldStyle changes how fields look")
    func textFieldStyle() {
        expectEffects(
            "on rounded 5 #ffffff edge #000000@0.2", of: drawn(plain.textFieldStyle(.roundedBorder)), over: drawn(plain)
        )
        #expect(drawn(plain.textFieldStyle(.plain)) == drawn(plain))
    }

    @Test("keyboardType, textContentType and submitLabel say what a field is for")
    func traits() {
        #expect(drawn(plain.keyboardType(.decimalPad)).contains("keyboard decimalPad"))
        #expect(drawn(plain.textContentType(.emailAddress)).contains("content email"))
        #expect(drawn(plain.submitLabel(.next)).contains("submit next"))
    }

    @Test("textInputAutocapitalization and autocorrectionDisabled are told")
    func corrections() {
        #expect(drawn(plain.textInputAutocapitalization(.never)).contains("capitals never"))
        #expect(drawn(plain.autocorrectionDisabled()).contains("autocorrect false"))
        #expect(drawn(plain.autocorrectionDisabled(false)).contains("autocorrect true"))
    }

    private struct AffinityReader: View {
        @Environment(\.textSelectionAffinity) private var affinity

        var body: some View { Text(verbatim: affinity == .upstream ? "upstream" : "other") }
    }

    @Test("textSelectionAffinity is what the fields inside find in their environment")
    func affinity() {
        #expect(drawn(AffinityReader().textSelectionAffinity(.upstream)).contains("\"upstream\""))
        #expect(drawn(AffinityReader()).contains("\"other\""))
    }

    @available(*, deprecated)
    @Test("autocapitalization and disableAutocorrection do what their successors do")
    func olderNames() {
        #expect(drawn(plain.autocapitalization(.words)).contains("capitals words"))
        #expect(drawn(plain.disableAutocorrection(true)).contains("autocorrect false"))
        #expect(drawn(plain.disableAutocorrection(nil)) == drawn(plain))
    }

    @Test("onSubmit and submitScope decide what the return key does")
    func submissions() throws {
        var count = 0
        let counted = TestHost(plain.onSubmit { count += 1 })
        try counted.submit("Label")
        #expect(count == 1)
        let closed = TestHost(plain.submitScope().onSubmit { count += 1 })
        try closed.submit("Label")
        #expect(count == 1)
    }

    @Test("focused and defaultFocus tie the focus to a state")
    func focus() throws {
        let host = TestHost(Focusing())
        #expect(try host.find(label: "Second").isFocused)
        try host.find(label: "First").focus()
        #expect(host.contains(label: "first"))
    }

    @Test("searchable, searchSuggestions and searchCompletion give a page its search")
    func search() throws {
        func page(_ content: some View) -> String { drawn(NavigationStack { content }) }
        #expect(page(plain.searchable(text: .constant(""), prompt: "Find")).contains("Find"))
        expectEffects(
            "[search]", "[textField \"Search\"]", of: page(plain.searchable(text: .constant(""))), over: page(plain))
        let host = TestHost(
            NavigationStack {
                plain.searchable(text: .constant("")).searchSuggestions {
                    Text(verbatim: "Hint").searchCompletion("word")
                }
            })
        try host.find(role: .textField, label: "Search").focus()
        #expect(try !host.find(role: .button, label: "Hint").isDisabled)
    }

    private struct Focusing: View {
        @FocusState private var isFirst: Bool
        @FocusState private var place: Int?

        var body: some View {
            VStack {
                TextField("First", text: .constant("")).focused($isFirst)
                TextField("Second", text: .constant("")).focused($place, equals: 2)
                if isFirst { Text(verbatim: "first") }
            }
            .defaultFocus($place, 2)
        }
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
