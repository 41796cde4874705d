// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
@_spi(Engine) import VitrineLayout

/// Passes the value of a choice, its tag or its id in a `ForEach`, to the views around it.
nonisolated package struct PickerOptionModifier: ViewModifier {
    package typealias Body = Never
    package init() {}
}

private struct PickerOptionKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

private struct PickerOptionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The value of the choice.
    package var pickerOption: AnyHashable? {
        get { self[PickerOptionKey.self] }
        set { self[PickerOptionKey.self] = newValue }
    }

    /// Whether the user cannot choose it.
    var isPickerOptionDisabled: Bool {
        get { self[PickerOptionDisabledKey.self] }
        set { self[PickerOptionDisabledKey.self] = newValue }
    }
}

extension PickerOptionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<PickerOptionModifier> {
        private let inner: EnvironmentScope

        override init(_ modifier: PickerOptionModifier, _ context: NodeContext) {
            inner = EnvironmentScope(parent: context.scope)
            super.init(modifier, context)
            // Views inside depend on this scope only if it has the key before they are created.
            tell(nil, isDisabled: false)
        }

        override func contentContext(_ context: NodeContext) -> NodeContext {
            context.transparent(self, scope: inner)
        }

        // The content exists before its tag is known; views that read the tag are updated.
        override func contentDidLoad() { tell(content.optionTag, isDisabled: content.disablesChoice) }

        override func update(from pointer: UnsafeRawPointer) {
            super.update(from: pointer)
            tell(content.optionTag, isDisabled: content.disablesChoice)
        }

        private func tell(_ tag: AnyHashable?, isDisabled: Bool) {
            var values = EnvironmentValues(inner)
            values.pickerOption = tag
            values.isPickerOptionDisabled = isDisabled
            inner.replace(values.changedValues)
        }
    }
}

/// Includes only choices in the list, and no headers and footers: all of them, or the chosen ones.
nonisolated struct ChoiceFilter: ViewModifier {
    typealias Body = Never
    enum Wanted: Equatable {
        case all
        case chosen(AnyHashable?)
    }
    let wanted: Wanted
}

extension ChoiceFilter: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    /// The content is created in any case, because only it has the tag.
    private final class Node: ModifierNode<ChoiceFilter> {
        private var isIncluded = false

        override func contentDidLoad() { isIncluded = includesContent }

        private var includesContent: Bool {
            guard let tag = content.optionTag else { return false }
            return modifier.wanted == .all || modifier.wanted == .chosen(tag)
        }

        override func update(from pointer: UnsafeRawPointer) {
            super.update(from: pointer)
            compare()
        }

        override func modifierDidChange(from old: ChoiceFilter) { compare() }

        private func compare() {
            let old = elementCount
            isIncluded = includesContent
            if elementCount != old { listDidChange(ListChange(removed: 0..<old, inserted: elementCount)) }
        }

        override var elementCount: Int { isIncluded ? content.elementCount : 0 }
        override func forEachElement(_ body: (ViewNode) -> Void) { if isIncluded { content.forEachElement(body) } }
    }
}

extension ViewNode {
    /// Whether the user cannot choose what this view offers: the first view in this subtree that says so decides.
    final var disablesChoice: Bool { foundSelectionDisabled == true }

    private var foundSelectionDisabled: Bool? {
        if let isDisabled = trait(.selectionDisabled) as? Bool { return isDisabled }
        var found: Bool?
        forEachChild { if found == nil { found = $0.foundSelectionDisabled } }
        return found
    }

    /// Visits the elements of a picker's content that have a value.
    final func forEachOption(of picker: ViewNode, _ body: (ViewNode, AnyHashable) -> Void) {
        forEachElement { element in
            guard let tag = element.elementTrait(.tag, in: picker) as? AnyHashable ?? element.optionTag else { return }
            body(element, tag)
        }
    }

    /// The value of this view: its tag, or its id in the nearest `ForEach` of the picker's content; `nil` in the header and
    /// the footer of a section.
    package final var optionTag: AnyHashable? { foundTag ?? forEachIdentifier }

    /// The tag of the first view in this subtree that has one.
    private var foundTag: AnyHashable? {
        if let tag = trait(.tag) as? AnyHashable { return tag }
        var found: AnyHashable?
        forEachChild { if found == nil { found = $0.foundTag } }
        return found
    }

    private var forEachIdentifier: AnyHashable? {
        var node = self
        while let parent = node.parent {
            // What is around the picker identifies the picker.
            if parent.isBeside(node) || parent.holdsChoices { return nil }
            if case .identifier(let identifier) = parent.archivePlace(of: node) {
                return AnyHashable.unwrapped(identifier)
            }
            node = parent
        }
        return nil
    }
}
