// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The control of a wheel, which the user's keyboard and screen reader operate: a list of the choices' titles.
///
/// The views of the choices are created for their texts and tags only and are not laid out here.
nonisolated struct PickerChoice: View {
    typealias Body = Never
    let words: ChoiceWords
    let selection: PickerSelection
}

extension PickerChoice: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: NativeControlNode<PickerChoice> {
        private var words: ChoiceReader!

        override init(_ view: PickerChoice, _ context: NodeContext) {
            super.init(view, context)
            words = ChoiceReader(view.words, for: self, context)
            resolveNow()
        }

        override func content(_ environment: EnvironmentValues) -> ControlContent {
            let index = words.index(of: view.selection.value)
            return ControlContent(
                DisplayControl(.choice(words.titles), value: index.map(String.init) ?? ""),
                role: .picker, label: words.name(in: environment), value: index.map { words.titles[$0] })
        }

        override func take(_ value: String, isDone: Bool) {
            guard let index = Int(value), let tag = words.tag(at: index) else { return }
            view.selection.choose(tag)
        }

        override func viewDidChange(from old: PickerChoice) { words.update(view.words) }

        override func refresh() {
            super.refresh()
            words.reread()
        }

        override func syncList() {
            words.collect()
            resolveNow()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { words?.forEachNode(body) }
    }
}
