// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The texts of a picker: its name and the titles of its choices.
nonisolated package struct ChoiceWords {
    let content: AnyView
    /// The accessibility label: the picker's label if it is a text, otherwise the texts in it.
    let name: Text?
    let label: AnyView?
    /// The chosen value.
    let value: AnyHashable?

    init(content: some View, label: some View, value: AnyHashable?) {
        // Titles are words also where labels show their icons only, as in toolbars.
        self.content = AnyView(content.labelStyle(TitleOnlyLabelStyle()))
        name = label.spokenName
        self.label = name == nil ? AnyView(label.labelStyle(TitleOnlyLabelStyle())) : nil
        self.value = value
    }
}

/// Reads the words of a picker from views that are created for their texts and tags only, and not laid out.
@MainActor
final class ChoiceReader {
    private unowned let owner: ViewNode
    private var words: ChoiceWords
    private let choices: ViewNode
    private let label: ViewNode?
    private var options: [(tag: AnyHashable, title: String, isDisabled: Bool)] = []

    /// Creates the views as hidden children of a node, from the ordinal 1 on.
    init(_ words: ChoiceWords, for owner: ViewNode, _ context: NodeContext) {
        self.owner = owner
        self.words = words
        let scope = EnvironmentScope(parent: context.scope)
        let group = AppearanceGroup(outer: context.scope.object(of: AppearanceGroup.self))
        group.isShown = false
        scope.setObject(group, of: AppearanceGroup.self)
        let unseen = context.content(of: owner, scope: scope)
        choices = unseen.at(1).make(words.content)
        label = words.label.map { unseen.at(2).make($0) }
        collect()
    }

    var titles: [String] { options.map(\.title) }

    func index(of value: AnyHashable?) -> Int? { options.firstIndex { $0.tag == value } }

    /// Returns the value of a choice; `nil` for one that the user cannot choose.
    func tag(at index: Int) -> AnyHashable? {
        options.indices.contains(index) && !options[index].isDisabled ? options[index].tag : nil
    }

    /// The semantics of the picker, with its name and the title of the chosen value.
    func describe(_ semantics: Semantics, in environment: EnvironmentValues) -> Semantics {
        var semantics = semantics
        semantics.label = name(in: environment)
        semantics.value = index(of: words.value).map { options[$0].title }
        return semantics
    }

    func name(in environment: EnvironmentValues) -> String? {
        // The titles depend on the locale.
        _ = environment.locale
        if let name = words.name { return name.string(in: environment) }
        let texts = label?.spokenWords.joined(separator: ", ") ?? ""
        return texts.isEmpty ? nil : texts
    }

    func update(_ new: ChoiceWords) {
        words = new
        withUnsafePointer(to: new.content) { choices.update(from: UnsafeRawPointer($0)) }
        if let label, let view = new.label {
            withUnsafePointer(to: view) { label.update(from: UnsafeRawPointer($0)) }
        }
        reread()
    }

    /// Reads the words again, once the views' bodies have run: the owner is asked to update its list.
    func reread() {
        guard !owner.isListQueued else { return }
        owner.isListQueued = true
        owner.graph.enqueueList(owner)
    }

    func collect() {
        var found: [(AnyHashable, String, Bool)] = []
        choices.forEachOption(of: owner) { option, tag in
            let isDisabled = option.disablesSelection(in: owner) || option.disablesChoice
            var words = option.spokenWords
            // A choice that is an image has the name of the image.
            if words.isEmpty { words = option.spokenImages }
            found.append((tag, words.joined(separator: " "), isDisabled))
        }
        options = found
    }

    func forEachNode(_ body: (ViewNode) -> Void) {
        body(choices)
        if let label { body(label) }
    }
}

extension ViewNode {
    /// The texts of a view, in order.
    var spokenWords: [String] {
        if let text = self as? TextNode { return [text.string] }
        var words: [String] = []
        forEachChild { words += $0.spokenWords }
        return words
    }

    /// The names of the images of a view that are not decorative, in order.
    fileprivate var spokenImages: [String] {
        if let image = self as? ImageNode {
            guard let semantics = image.item.semantics, !semantics.isHidden, let name = semantics.label else {
                return []
            }
            return [name]
        }
        var names: [String] = []
        forEachChild { names += $0.spokenImages }
        return names
    }
}
