// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The browser's own list of the choices, as an invisible control; or the control of a wheel.
///
/// The views of the choices are created for their texts and tags only and are not laid out here.
nonisolated struct PickerChoice<Content: View>: View {
    typealias Body = Never
    let content: Content
    /// The accessibility label: the picker's label if it is a text, otherwise the texts in it.
    let name: Text?
    let label: AnyView?
    let selection: PickerSelection
    var isDrum = false

    init(content: Content, label: some View, selection: PickerSelection, isDrum: Bool = false) {
        self.content = content
        name = label.spokenName
        self.label = name == nil ? AnyView(label) : nil
        self.selection = selection
        self.isDrum = isDrum
    }
}

extension PickerChoice: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: NativeControlNode<PickerChoice<Content>> {
        private var options: [(tag: AnyHashable, title: String)] = []
        private var choices: ViewNode!
        private var label: ViewNode?

        override init(_ view: PickerChoice<Content>, _ context: NodeContext) {
            super.init(view, context)
            let scope = EnvironmentScope(parent: context.scope)
            let group = AppearanceGroup(outer: context.scope.object(of: AppearanceGroup.self))
            group.isShown = false
            scope.setObject(group, of: AppearanceGroup.self)
            let unseen = context.content(of: self, scope: scope)
            choices = unseen.make(view.content)
            label = view.label.map { unseen.at(1).make($0) }
            collect()
            resolveNow()
        }

        private func collect() {
            var found: [(AnyHashable, String)] = []
            choices.forEachOption(of: self) { found.append(($1, $0.spokenWords.joined(separator: " "))) }
            options = found
        }

        override func content(_ environment: EnvironmentValues) -> ControlContent {
            // The titles depend on the locale.
            _ = environment.locale
            let index = options.firstIndex { $0.tag == view.selection.value }
            return ControlContent(
                DisplayControl(.choice(options.map(\.title)), value: index.map(String.init) ?? "", isDrum: view.isDrum),
                role: .picker, label: spokenName(in: environment), value: index.map { options[$0].title })
        }

        private func spokenName(in environment: EnvironmentValues) -> String? {
            if let name = view.name { return name.string(in: environment) }
            let words = label?.spokenWords.joined(separator: ", ") ?? ""
            return words.isEmpty ? nil : words
        }

        override func take(_ value: String, isDone: Bool) {
            guard let index = Int(value), options.indices.contains(index) else { return }
            view.selection.choose(options[index].tag)
        }

        override func viewDidChange(from old: PickerChoice<Content>) {
            withUnsafePointer(to: view.content) { choices.update(from: UnsafeRawPointer($0)) }
            if let label, let new = view.label {
                withUnsafePointer(to: new) { label.update(from: UnsafeRawPointer($0)) }
            }
            reread()
        }

        override func refresh() {
            super.refresh()
            reread()
        }

        /// Reads the choices again, once their bodies have run.
        private func reread() {
            guard !isListQueued else { return }
            isListQueued = true
            graph.enqueueList(self)
        }

        override func syncList() {
            collect()
            resolveNow()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            if let choices { body(choices) }
            if let label { body(label) }
        }
    }
}

extension ViewNode {
    /// The texts of a view, in order.
    fileprivate var spokenWords: [String] {
        if let text = self as? TextNode { return [text.string] }
        var words: [String] = []
        forEachChild { words += $0.spokenWords }
        return words
    }
}
