// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A text field")
struct TextFieldTests {
    private struct Form: View {
        @State var name = ""
        var change: (String) -> String = { $0 }

        var body: some View {
            VStack {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                Text(verbatim: "Hello, \(name)").accessibilityIdentifier("greeting")
                Button {
                    name = ""
                } label: {
                    Text(verbatim: "Clear")
                }
            }
            .onChange(of: name) { name = change(name) }
        }
    }

    private func field(_ host: TestHost) throws -> DisplayField {
        func find(_ layer: Layer) -> DisplayField? {
            if case .field(let field) = layer.content { return field }
            return layer.children.lazy.compactMap(find).first
        }
        return try #require(find(host.scene.display.root))
    }

    @Test(
        "aligns its text by the direction of its view, not of the page",
        arguments: [
            (TextAlignment.leading, LayoutDirection.leftToRight, DisplayField.Alignment.left),
            (.leading, .rightToLeft, .right),
            (.trailing, .leftToRight, .right), (.trailing, .rightToLeft, .left), (.center, .rightToLeft, .center),
        ])
    func aligns(alignment: TextAlignment, direction: LayoutDirection, side: DisplayField.Alignment) throws {
        let host = TestHost(
            Form().multilineTextAlignment(alignment).environment(\.layoutDirection, direction))
        #expect(try field(host).alignment == side)
    }

    @Test("has the lines under and through its text that the view sets")
    func lines() throws {
        let plain = try field(TestHost(Form(name: "Ann"))).style
        #expect(!plain.isUnderlined && !plain.isStruckThrough)
        let struck = try field(TestHost(Form(name: "Ann").strikethrough(color: .red))).style
        #expect(struck.isStruckThrough && !struck.isUnderlined && struck.lineColor != nil)
        let under = try field(TestHost(Form(name: "Ann").underline(pattern: .dot))).style
        #expect(under.isUnderlined && !under.isStruckThrough && under.linePattern == .dot)
        #expect(try field(TestHost(Form(name: "Ann").strikethrough(false))).style == plain)
    }

    @Test("takes a text that the app sets after it has begun an animation for the answer to what is typed")
    func typesWithAnimation() throws {
        struct Finder: View {
            @State private var text = ""
            @State private var isSearching = false

            var body: some View {
                VStack {
                    TextField(
                        "Find",
                        text: Binding {
                            text
                        } set: { new in
                            withAnimation(.linear(duration: 1)) { isSearching = !new.isEmpty }
                            text = new
                        })
                    Text(verbatim: "\(isSearching) \(text)").opacity(isSearching ? 1 : 0.5)
                }
            }
        }
        let host = TestHost(Finder())
        try host.type("R", into: "Find")
        #expect(host.contains(label: "true R"))
        #expect(try field(host).isEcho && field(host).string == "R")
        try host.find(label: "Find").clearText()
        #expect(host.contains(label: "false "))
        #expect(try field(host).isEcho && field(host).string.isEmpty)
    }

    @Test("hands what is typed to its binding, and shows what the app says")
    func types() throws {
        let host = TestHost(Form())
        try host.type("Rick", into: "Name")
        #expect(host.contains(label: "Hello, Rick"))
        #expect(try host.find(identifier: "name").value == "Rick")
        #expect(try field(host).isEcho)
        try host.find(label: "Clear").tap()
        #expect(try host.find(identifier: "name").value == nil)
        #expect(try !field(host).isEcho)
        try host.type("M", into: "name")
        #expect(host.contains(label: "Hello, M"))
    }

    @Test("is read by its title, whatever its prompt says")
    func isNamed() throws {
        let host = TestHost(
            VStack {
                TextField("Name", text: .constant(""), prompt: Text(verbatim: "Rick Sanchez"))
                TextField(text: .constant("x")) { Text(verbatim: "Built") }
                SecureField("Password", text: .constant("secret"))
            })
        #expect(try host.find(role: .textField, label: "Name").value == nil)
        #expect(try host.find(role: .textField, label: "Built").value == "x")
        #expect(
            try host.find(role: .textField, label: "Password").value
                == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
        #expect(!host.contains(label: "Rick Sanchez"))
        #expect(try field(host).placeholder?.string == "Rick Sanchez")
    }

    @Test("of a value takes a label that is built, too")
    func labelsOfValues() throws {
        struct Amounts: View {
            @State private var amount = 1.5
            @State private var count: Int?
            @State private var size = 2.0
            @State private var selection: TextSelection?
            @State private var text = "a"

            var body: some View {
                VStack {
                    TextField(value: $amount, format: .number) { Text(verbatim: "Amount") }
                    TextField(value: $count, format: .number, prompt: Text(verbatim: "None")) {
                        Text(verbatim: "Count")
                    }
                    TextField(value: $size, formatter: NumberFormatter()) { Text(verbatim: "Size") }
                    TextField("Old", value: $size, formatter: NumberFormatter(), onCommit: {})
                    TextField(text: $text, selection: $selection, axis: .vertical) { Text(verbatim: "Text") }
                    Text(verbatim: "\(amount) \(count ?? 0) \(size) \(text)").accessibilityIdentifier("values")
                }
            }
        }
        let host = TestHost(Amounts())
        #expect(try host.find(role: .textField, label: "Amount").value == "1.5")
        for (name, value) in [("Amount", "7"), ("Count", "3"), ("Size", "4"), ("Text", "b")] {
            try host.find(role: .textField, label: name).clearText()
            try host.type(value, into: name)
        }
        #expect(try host.find(identifier: "values").label == "7.0 3 4.0 b")
        #expect(try host.find(role: .textField, label: "Old").value == "4")
    }

    @Test("shows what the app makes of each letter")
    func formats() throws {
        let host = TestHost(Form(change: { $0.uppercased() }))
        try host.type("abc", into: "name")
        #expect(try host.find(identifier: "name").value == "ABC")
        #expect(try field(host).revision == 3)
        let limited = TestHost(Form(change: { String($0.prefix(3)) }))
        try limited.type("abcdef", into: "name")
        #expect(try limited.find(identifier: "name").value == "abc")
    }

    @Test("answers an edit that a binding refuses")
    func answersRefusedEdits() throws {
        let host = TestHost(TextField("Fixed", text: .constant("same")))
        try host.type("x", into: "Fixed")
        #expect(try host.find(label: "Fixed").value == "same")
        let shown = try field(host)
        #expect(shown.revision == 1 && !shown.isEcho && shown.string == "same")
    }

    @Test("takes nothing while it is disabled, and says so")
    func isDisabled() throws {
        let host = TestHost(TextField("Off", text: .constant("")).disabled(true))
        #expect(try host.find(label: "Off").isDisabled)
        #expect(throws: TestHost.NotFound.self) { try host.type("x", into: "Off") }
        func listens(_ layer: Layer) -> Bool { layer.events.contains(.edit) || layer.children.contains(where: listens) }
        #expect(!listens(host.scene.display.root))
    }

    @Test("has a line's height and one and a half points, and all the width")
    func hasItsSize() throws {
        let host = TestHost(
            VStack(spacing: 0) {
                TextField("Plain", text: .constant("")).accessibilityIdentifier("plain")
                TextField("Border", text: .constant("x")).textFieldStyle(.roundedBorder).accessibilityIdentifier(
                    "border")
            })
        #expect(try host.frame(of: "plain").size == CGSize(width: 390, height: 22))
        #expect(try host.frame(of: "border").size == CGSize(width: 390, height: 34))
    }

    @Test("fills the row of a list that it is")
    func fillsRows() throws {
        let host = TestHost(
            List {
                TextField("First", text: .constant(""))
                Text(verbatim: "Second").accessibilityIdentifier("second")
            })
        let field = try host.find(role: .textField, label: "First").frame
        #expect(field.minX == 16 && field.width == 358 && field.height >= 52)
        #expect(try host.find(identifier: "second").frame.minX == 32)
        #expect(try self.field(host).insets.left == 16)
    }

    @Test("grows with its lines along the vertical axis, up to its limit")
    func grows() throws {
        func height(_ text: String) throws -> CGFloat {
            let host = TestHost(
                TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(2...4),
                session: .fixture())
            return try host.find(label: "Notes").frame.height
        }
        let lines = try [1, 2, 3, 4, 6].map { try height((0..<$0).map { "\($0)" }.joined(separator: "\n")) }
        #expect(lines[0] == lines[1])
        #expect(lines[1] < lines[2] && lines[2] < lines[3])
        #expect(lines[3] == lines[4])
    }

    @Test("runs submit actions from the inside out, and only those of its kind")
    func submits() throws {
        struct Log: View {
            @State private var said = ""

            var body: some View {
                VStack {
                    TextField("Word", text: .constant(""))
                        .onSubmit { said += "inner " }
                    TextField("Closed", text: .constant("")).submitScope()
                    Text(verbatim: said).accessibilityIdentifier("said")
                }
                .onSubmit { said += "outer " }
                .onSubmit(of: .search) { said += "search " }
            }
        }
        let host = TestHost(Log())
        try host.submit("Word")
        #expect(try host.find(identifier: "said").label == "inner outer ")
        try host.submit("Closed")
        #expect(try host.find(identifier: "said").label == "inner outer ")
    }

    @Test("the return key presses the default button where no action takes it, and only one in reach")
    func submitsByDefaultButton() throws {
        struct Compose: View {
            let isSending: Bool
            @State var said = ""

            var body: some View {
                VStack {
                    TextField("Handled", text: .constant("")).onSubmit { said += "submit " }
                    TextField("Committed", text: .constant(""), onCommit: { said += "commit " })
                    TextField("Other", text: .constant("")).onSubmit(of: .search) { said += "search " }
                    TextField("Plain", text: .constant(""))
                    Button("Cancel") { said += "cancel " }.keyboardShortcut(.cancelAction)
                    Button("Save") { said += "save " }.keyboardShortcut("s")
                    Button("Hidden") { said += "hidden " }.keyboardShortcut(.defaultAction).hidden()
                    Button("Send") { said += "send " }.keyboardShortcut(.defaultAction).disabled(isSending)
                    Text(verbatim: said).accessibilityIdentifier("said")
                }
            }
        }
        let host = TestHost(Compose(isSending: false))
        for field in ["Handled", "Committed", "Other", "Plain"] { try host.submit(field) }
        #expect(try host.find(identifier: "said").label == "submit commit send send ")
        let sending = TestHost(Compose(isSending: true))
        for field in ["Plain", "Handled"] { try sending.submit(field) }
        #expect(try sending.find(identifier: "said").label == "submit ")
    }

    @Test("a custom style draws around the field itself")
    func takesStyles() throws {
        let host = TestHost(
            TextField("Styled", text: .constant("")).textFieldStyle(Boxed())
                .accessibilityElement(children: .contain).accessibilityIdentifier("box"))
        #expect(try host.frame(of: "box").height == 22 + 20)
        #expect(try host.find(role: .textField, label: "Styled").frame.height == 22)
    }

    @available(*, deprecated)
    @Test("tells of editing and of the return key where it is asked to")
    func tellsOfEditing() throws {
        struct Old: View {
            @State private var log = ""

            @available(*, deprecated)
            private func field() -> some View {
                TextField(
                    "Old", text: .constant(""), onEditingChanged: { log += $0 ? "begin " : "end " },
                    onCommit: { log += "commit " })
            }

            @available(*, deprecated)
            var body: some View {
                VStack {
                    field()
                    TextField("Other", text: .constant(""))
                    Text(verbatim: log).accessibilityIdentifier("log")
                }
            }
        }
        let host = TestHost(Old())
        try host.submit("Old")
        try host.find(label: "Other").focus()
        #expect(try host.find(identifier: "log").label == "begin commit end ")
    }

    @available(*, deprecated)
    @Test("ends its editing when it is removed with the focus, and not without it")
    func endsEditingWithItself() throws {
        struct Page: View {
            @State private var isEditing = true
            @State private var log = ""

            @available(*, deprecated)
            private func field() -> some View {
                TextField("Old", text: .constant(""), onEditingChanged: { log += $0 ? "begin " : "end " })
            }

            @available(*, deprecated)
            var body: some View {
                VStack {
                    if isEditing { field() }
                    Button("Toggle") { isEditing.toggle() }
                    Text(verbatim: "Heard: \(log)").accessibilityIdentifier("log")
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Toggle").tap()
        try host.find(label: "Toggle").tap()
        #expect(try host.find(identifier: "log").label == "Heard: ")
        try host.find(label: "Old").focus()
        try host.find(label: "Toggle").tap()
        #expect(try host.find(identifier: "log").label == "Heard: begin end ")
    }

    @Test("keeps a value as it is typed, and writes it properly when editing ends")
    func editsValues() throws {
        struct Amounts: View {
            @State private var amount = 1234.5
            @State private var count: Int? = 3

            var body: some View {
                VStack {
                    TextField("Amount", value: $amount, format: .number)
                    TextField("Count", value: $count, format: .number)
                    Text(verbatim: "\(amount) \(count.map { "\($0)" } ?? "none")").accessibilityIdentifier("values")
                }
            }
        }
        let host = TestHost(Amounts())
        #expect(try host.find(label: "Amount").value == "1,234.5")
        try host.find(label: "Amount").clearText()
        try host.type("2000", into: "Amount")
        #expect(try host.find(label: "Amount").value == "2000")
        #expect(try host.find(identifier: "values").label == "2000.0 3")
        try host.type("4", into: "Count")
        #expect(try host.find(label: "Amount").value == "2,000")
        #expect(try host.find(identifier: "values").label == "2000.0 34")
        try host.find(label: "Count").clearText()
        #expect(try host.find(identifier: "values").label == "2000.0 none")
        try host.type("7", into: "Count")
        #expect(try host.find(identifier: "values").label == "2000.0 7")
        // Only an optional value can say that the text is none.
        try host.find(label: "Count").clearText()
        try host.type("x", into: "Count")
        #expect(try host.find(identifier: "values").label == "2000.0 none")
        try host.find(label: "Amount").clearText()
        try host.type("x", into: "Amount")
        #expect(try host.find(identifier: "values").label == "2000.0 none")
        #expect(try host.find(label: "Count").value == nil)
    }

    @Test("a formatter reads and writes the value")
    func usesFormatters() throws {
        struct Price: View {
            @State private var price = 2.5
            let formatter: NumberFormatter

            var body: some View {
                VStack {
                    TextField("Price", value: $price, formatter: formatter)
                    Text(verbatim: "\(price)").accessibilityIdentifier("price")
                }
            }
        }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let host = TestHost(Price(formatter: formatter))
        #expect(try host.find(label: "Price").value == "2.5")
        try host.type("5", into: "Price")
        #expect(try host.find(identifier: "price").label == "2.55")
    }

    /// A formatter of an app's own, as `vitrine` rewrites it.
    private final class Cents: Formatter, _ObjectValueReading {
        override func string(for obj: Any?) -> String? { (obj as? Int).map { "\($0) cents" } }

        func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            guard let cents = Int(string.filter(\.isNumber)) else { return false }
            obj?.pointee = NSNumber(value: cents)
            return true
        }
    }

    @Test("a formatter of the app's own parses what is typed")
    func usesOwnFormatters() throws {
        struct Price: View {
            @State private var price = 2
            let formatter = Cents()

            var body: some View {
                TextField("Price", value: $price, formatter: formatter)
                Text(verbatim: "\(price)").accessibilityIdentifier("price")
            }
        }
        let host = TestHost(Price())
        #expect(try host.find(label: "Price").value == "2 cents")
        try host.type("5", into: "Price")
        #expect(try host.find(identifier: "price").label == "25")
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(10).background(Color.gray)
        }
    }
}
