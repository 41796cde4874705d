// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Text fields of UIKit on pages, wrapped as apps do it.
@MainActor
@Suite struct UITextFieldTests {
    /// A delegate that writes down what it is told, and answers as a test wants.
    private final class Delegate: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var text: (String) -> Void = { _ in }
        var takes: (String) -> Bool = { _ in true }

        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
        func textFieldDidChangeSelection(_ textField: UITextField) { text(textField.text ?? "") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            heard.append("\(range.location)+\(range.length) \(string)")
            return takes(string)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("return")
            textField.resignFirstResponder()
            return true
        }
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let delegate: Delegate
        var made: @MainActor (UITextField) -> Void = { _ in }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Name"
            field.delegate = delegate
            delegate.text = { text = $0 }
            made(field)
            return field
        }

        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    private struct Page: View {
        let delegate: Delegate
        var made: @MainActor (UITextField) -> Void = { _ in }
        @State private var text = ""

        var body: some View {
            Field(text: $text, delegate: delegate, made: made)
            Text("Hello \(text)")
            Button("Set") { text = "Ada" }
            Button("Dismiss") {
                UIApplication.shared.sendAction(
                    Selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
            }
            Button("End") {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.windows.first?.endEditing(true)
            }
        }
    }

    @Test func `typing tells the delegate, whose answer reaches the page`() throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate))
        try host.type("Bo", into: "Name")
        #expect(delegate.heard == ["begin", "0+0 B", "1+0 o"])
        #expect(host.contains(label: "Hello Bo"))
        #expect(try host.find(role: .textField, label: "Name").value == "Bo")
    }

    @Test func `the items of a toolbar above the keyboard act on the field that has the focus`() throws {
        let delegate = Delegate()
        let toolbar = UIToolbar()
        let host = TestHost(
            Page(delegate: delegate) { field in
                toolbar.items = [
                    UIBarButtonItem(title: "Sign", primaryAction: UIAction { [weak field] _ in field?.text = "-1" }),
                    .flexibleSpace(),
                    UIBarButtonItem(
                        systemItem: .done, primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() }),
                ]
                field.inputAccessoryView = toolbar
            })
        #expect(!host.contains(label: "Sign"))
        try host.find(role: .textField, label: "Name").focus()
        let sign = try host.find(role: .button, label: "Sign")
        #expect(try sign.frame.minX < 100 && host.find(role: .button, label: "Done").frame.maxX > 300)
        try sign.tap()
        #expect(try host.find(role: .textField, label: "Name").value == "-1")
        toolbar.items?.removeFirst()
        host.scene.flush()
        #expect(!host.contains(label: "Sign"))
        try host.find(role: .button, label: "Done").tap()
        #expect(try !host.find(role: .textField, label: "Name").isFocused)
        #expect(!host.contains(label: "Done"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `the label that the app sets names the field, and its placeholder stays`() throws {
        let host = TestHost(
            Page(delegate: Delegate()) { field in
                field.accessibilityLabel = "Amount"
                field.placeholder = "0.00"
            })
        try host.type("5", into: "Amount")
        #expect(try host.find(role: .textField, label: "Amount").value == "5")
    }

    @Test func `a refused change is not shown`() throws {
        let delegate = Delegate()
        delegate.takes = { $0 != "x" }
        let host = TestHost(Page(delegate: delegate))
        try host.type("axb", into: "Name")
        #expect(host.contains(label: "Hello ab"))
        #expect(try host.find(role: .textField, label: "Name").value == "ab")
    }

    @Test func `a text that an update sets is shown, and is no change by the user`() throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate))
        try host.find(role: .button, label: "Set").tap()
        #expect(try host.find(role: .textField, label: "Name").value == "Ada")
        #expect(delegate.heard.isEmpty)
    }

    @Test func `Return asks the delegate, who may give the focus away`() throws {
        let delegate = Delegate()
        var field: UITextField?
        let host = TestHost(Page(delegate: delegate) { field = $0 })
        try host.find(role: .textField, label: "Name").focus()
        #expect(field?.isFirstResponder == true)
        try host.submit("Name")
        #expect(delegate.heard == ["begin", "return", "end"])
        #expect(field?.isFirstResponder == false)
        #expect(try !host.find(role: .textField, label: "Name").isFocused)
    }

    @Test func `becoming the first responder moves the focus, also before the field is shown`() throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate) { $0.becomeFirstResponder() })
        #expect(try host.find(role: .textField, label: "Name").isFocused)
        #expect(delegate.heard == ["begin"])
    }

    @Test(arguments: ["Dismiss", "End"])
    func `the app takes the focus away from wherever it is`(button: String) throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate))
        try host.find(role: .textField, label: "Name").focus()
        try host.find(role: .button, label: button).tap()
        #expect(try !host.find(role: .textField, label: "Name").isFocused)
        #expect(delegate.heard == ["begin", "end"])
    }

    private struct SwiftUIPage: View {
        @State private var text = ""

        var body: some View {
            TextField("Other", text: $text)
            Button("Dismiss") {
                UIApplication.shared.sendAction(
                    Selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
            }
        }
    }

    @Test func `a field of SwiftUI loses the focus, too`() throws {
        let host = TestHost(SwiftUIPage())
        try host.find(role: .textField, label: "Other").focus()
        #expect(try host.find(role: .textField, label: "Other").isFocused)
        try host.find(role: .button, label: "Dismiss").tap()
        #expect(try !host.find(role: .textField, label: "Other").isFocused)
    }

    @Test func `editing sends its events`() throws {
        let delegate = Delegate()
        var heard: [String] = []
        let host = TestHost(
            Page(delegate: delegate) { field in
                field.addAction(UIAction { _ in heard.append("begin") }, for: .editingDidBegin)
                field.addAction(UIAction { _ in heard.append("changed") }, for: .editingChanged)
                field.addAction(UIAction { _ in heard.append("end") }, for: .editingDidEnd)
            })
        try host.type("a", into: "Name")
        try host.submit("Name")
        #expect(heard == ["begin", "changed", "end"])
    }

    @Test func `a button clears the text`() throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate) { $0.clearButtonMode = .always })
        #expect(!host.contains(label: "Clear text"))
        try host.type("a", into: "Name")
        try host.find(role: .button, label: "Clear text").tap()
        #expect(try (host.find(role: .textField, label: "Name").value ?? "").isEmpty)
        #expect(!host.contains(label: "Hello a"))
    }

    @Test func `a secure field never writes its text into the page`() throws {
        let delegate = Delegate()
        let host = TestHost(Page(delegate: delegate) { $0.isSecureTextEntry = true })
        try host.type("pw", into: "Name")
        #expect(try host.find(role: .textField, label: "Name").value != "pw")
        #expect(delegate.heard.contains("1+0 w"))
    }

    @Test(arguments: [
        ("abc", "abXc", 2, 0, "X"), ("abc", "ac", 1, 1, ""), ("", "a", 0, 0, "a"), ("aa", "aaa", 2, 0, "a"),
        // Both faces begin with the same half of a pair.
        ("\u{1F600}", "\u{1F601}", 0, 2, "\u{1F601}"),
    ])
    func `a change is the range that differs, in UTF-16 units`(
        old: String, new: String, location: Int, length: Int, replacement: String
    ) {
        let change = TextChange(from: old, to: new)
        #expect(change.range == NSRange(location: location, length: length))
        #expect(change.replacement == replacement)
    }
}
