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

    @Test(arguments: [false, true])
    func `all of a text view is its field, whether or not it scrolls`(scrolls: Bool) throws {
        let editor = Editor(text: .constant("One"), delegate: Delegate(), scrolls: scrolls)
        let host = TestHost(editor.frame(width: 200, height: 120))
        let field = try #require(host.root.all { $0.role == .textField }.first)
        #expect(field.frame.height == 120, "\(field.frame)")
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

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `views that are as large as their content know the size at which they are shown`() {
        let editor = UITextView()
        editor.isScrollEnabled = false
        let views: [UIView] = [editor, UITextView(), UISearchBar(), UITextField()]
        for view in views {
            let host = TestHost(Shown(view: view).frame(width: 200, height: 60))
            #expect(abs(view.bounds.width - 200) < 0.01, "\(type(of: view))")
            // The icons of the tests have none for a search field.
            #expect(host.diagnostics.filter { !$0.contains("magnifyingglass") } == [])
        }
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

    @Test func `the field of a search bar is the bar's, with looks and names of its own`() throws {
        let bar = UISearchBar()
        bar.placeholder = "Find"
        let field = bar.searchTextField
        field.accessibilityIdentifier = "search.field"
        field.backgroundColor = .white
        field.textColor = .red
        field.autocapitalizationType = .none
        let host = TestHost(Shown(view: bar))
        #expect(host.root.first(identifier: "search.field")?.role == .textField)
        try host.type("jar", into: "search.field")
        #expect(field.text == "jar" && bar.text == "jar")
        #expect(field.isFirstResponder && field.isEditing)
        #expect(bar.autocapitalizationType == .none)
        field.text = nil
        #expect(bar.text == "")
        #expect(field.placeholder == "Find")
    }

    private struct SearchPage: View {
        let delegate: Delegate
        @State private var text = ""

        var body: some View {
            Search(text: $text, delegate: delegate)
            Text("Finds \(text)")
        }
    }

    /// Hears where editing ends.
    private final class Listener: NSObject, UITextViewDelegate, UISearchBarDelegate, UITextFieldDelegate {
        let heard: (String) -> Void

        init(heard: @escaping (String) -> Void) { self.heard = heard }

        func textViewDidEndEditing(_ textView: UITextView) { heard("end \(textView.text ?? "")") }
        func textFieldDidEndEditing(_ textField: UITextField) { heard("end \(textField.text ?? "")") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard("end \(searchBar.text ?? "")") }
    }

    /// A field whose delegate is its coordinator, as apps have it: it goes with the view.
    private struct Coordinated<Field: UIView>: UIViewRepresentable {
        let heard: (String) -> Void
        let make: @MainActor (Listener) -> Field

        func makeCoordinator() -> Listener { Listener(heard: heard) }
        func makeUIView(context: Context) -> Field { make(context.coordinator) }
        func updateUIView(_ uiView: Field, context: Context) {}
    }

    private struct Leaving<Field: View>: View {
        let field: (@escaping (String) -> Void) -> Field
        @State private var isShown = true
        @State private var log = ""

        var body: some View {
            if isShown { field { log += $0 }.accessibilityIdentifier("field") }
            Button("Remove") { isShown = false }
            Text(verbatim: "Heard: \(log)").accessibilityIdentifier("log")
        }
    }

    private func expectEnd(of host: TestHost, in place: String) throws {
        try host.type("ab", into: place)
        #expect(try host.find(identifier: "log").label == "Heard: ")
        try host.find(role: .button, label: "Remove").tap()
        #expect(try host.find(identifier: "log").label == "Heard: end ab")
    }

    @Test func `editing ends when the view that has the focus is removed`() throws {
        let view = Leaving { heard in
            Coordinated(heard: heard) { listener -> UITextView in
                let view = UITextView()
                view.delegate = listener
                return view
            }
        }
        try expectEnd(of: TestHost(view), in: "field")
        let field = Leaving { heard in
            Coordinated(heard: heard) { listener -> UITextField in
                let field = UITextField()
                field.placeholder = "Name"
                field.delegate = listener
                return field
            }
        }
        try expectEnd(of: TestHost(field), in: "Name")
        let bar = Leaving { heard in
            Coordinated(heard: heard) { listener -> UISearchBar in
                let bar = UISearchBar()
                bar.placeholder = "Find"
                bar.delegate = listener
                return bar
            }
        }
        try expectEnd(of: TestHost(bar), in: "Find")
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
