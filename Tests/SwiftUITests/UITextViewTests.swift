// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Text views and search bars of UIKit on pages, wrapped as apps do it.
@MainActor
@Suite struct UITextViewTests {
    private final class Delegate: NSObject, UITextViewDelegate, UISearchBarDelegate {
        var heard: [String] = []
        var text: (String) -> Void = { _ in }

        func textViewDidChange(_ textView: UITextView) { text(textView.text) }
        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            guard text == "\n" else { return true }
            textView.resignFirstResponder()
            return false
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text(searchText) }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            heard.append("search \(searchBar.text ?? "")")
            searchBar.resignFirstResponder()
        }
    }

    private struct Editor: UIViewRepresentable {
        @Binding var text: String
        let delegate: Delegate
        var isEditable = true
        var scrolls = true

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isEditable = isEditable
            view.isScrollEnabled = scrolls
            view.delegate = delegate
            delegate.text = { text = $0 }
            return view
        }

        func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
    }

    private struct EditorPage: View {
        let delegate: Delegate
        var isEditable = true
        var scrolls = true
        @State private var text = "One"

        var body: some View {
            Editor(text: $text, delegate: delegate, isEditable: isEditable, scrolls: scrolls)
                .accessibilityIdentifier("editor")
            Text("Has \(text)")
            Button("Set") { text = "Two" }
        }
    }

    @Test(arguments: [false, true]) func `typing into a text view tells the delegate`(scrolls: Bool) throws {
        let delegate = Delegate()
        let host = TestHost(EditorPage(delegate: delegate, scrolls: scrolls))
        try host.type("!", into: "editor")
        #expect(host.contains(label: "Has One!"))
        #expect(delegate.heard == ["begin"])
    }

    @Test func `a text view shows what an update sets, and gives the focus away when its delegate says so`() throws {
        let delegate = Delegate()
        let host = TestHost(EditorPage(delegate: delegate))
        try host.find(role: .button, label: "Set").tap()
        #expect(try host.find(identifier: "editor").value == "Two")
        try host.type("\n", into: "editor")
        #expect(host.contains(label: "Has Two"))
        #expect(delegate.heard == ["begin", "end"])
    }

    @Test(arguments: [false, true]) func `a text that is not edited is a text`(scrolls: Bool) throws {
        let host = TestHost(EditorPage(delegate: Delegate(), isEditable: false, scrolls: scrolls))
        #expect(host.contains(label: "One"))
        #expect(throws: (any Error).self) { try host.type("!", into: "editor") }
    }

    @Test func `a text view is as high as its text is in a width`() {
        let view = UITextView()
        view.text = "One"
        let line = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        view.text = "One\nTwo\nThree"
        let lines = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(line > 16)
        #expect(lines > line + 30)
    }

    private struct Search: UIViewRepresentable {
        @Binding var text: String
        let delegate: Delegate

        func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.placeholder = "Find"
            bar.showsCancelButton = true
            bar.delegate = delegate
            delegate.text = { text = $0 }
            return bar
        }

        func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
    }

    private struct SearchPage: View {
        let delegate: Delegate
        @State private var text = ""

        var body: some View {
            Search(text: $text, delegate: delegate)
            Text("Finds \(text)")
        }
    }

    @Test func `a search bar tells its delegate of text, Return and the end`() throws {
        let delegate = Delegate()
        let host = TestHost(SearchPage(delegate: delegate))
        try host.type("ab", into: "Find")
        #expect(host.contains(label: "Finds ab"))
        try host.submit("Find")
        #expect(delegate.heard == ["begin", "search ab", "end"])
        try host.find(role: .button, label: "Cancel").tap()
        #expect(delegate.heard.last == "cancel")
        try host.find(role: .button, label: "Clear text").tap()
        #expect(!host.contains(label: "Finds ab"))
    }
}
