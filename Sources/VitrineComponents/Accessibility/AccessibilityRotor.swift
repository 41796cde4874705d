// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the content that `body` returns.
    associatedtype Body: AccessibilityRotorContent
    /// The content that this consists of.
    @AccessibilityRotorContentBuilder var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Traps: entries have no body.
    public var body: Never { fatalError("Entries of rotors have no others in them.") }
}

/// An entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates an entry that leads to the element with an identifier.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the element.
    ///   - textRange: The part of the element's text.
    ///   - prepare: Called before the element is looked for; never here.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    /// Creates an entry with a localized name that leads to the element with an identifier.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates an entry with a name that leads to the element with an identifier.
    @_disfavoredOverload
    public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) where L: StringProtocol {}

    /// Creates an entry that leads to the element with an identifier in a namespace.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the element.
    ///   - namespace: The namespace of the identifier.
    ///   - textRange: The part of the element's text.
    ///   - prepare: Called before the element is looked for; never here.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates an entry with a localized name that leads to the element with an identifier in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates an entry with a name that leads to the element with an identifier in a namespace.
    @_disfavoredOverload
    public init<L>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) where L: StringProtocol {}

    /// Creates an entry with a name that leads to the element with an identifier in a namespace.
    @_disfavoredOverload
    public init<L>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) where L: StringProtocol {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry that leads to a part of the text of the element that has the rotor.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - textRange: The part of the element's text.
    ///   - prepare: Called before the part is looked for; never here.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

    /// Creates an entry with a localized name that leads to a part of the text of the element that has the rotor.
    public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}

    /// Creates an entry with a name that leads to a part of the text of the element that has the rotor.
    @_disfavoredOverload
    public init<L>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
    where L: StringProtocol {}
}

/// Entries of a rotor, one after the other.
nonisolated public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
    /// A primitive type: it has no body.
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// A primitive type: it has no body.
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    /// Creates an entry for each element.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates an entry for each element, which a key path identifies.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

/// A result builder that collects the entries of a rotor.
@resultBuilder
nonisolated public struct AccessibilityRotorContentBuilder {
    /// Uses an entry as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { content }

    /// Builds a single entry.
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
        content
    }

    /// Builds several entries.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent {
        _AccessibilityRotorEntries()
    }

    /// Uses the entries of an `if` without `else`, or none.
    public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent {
        _AccessibilityRotorEntries()
    }
}

/// A rotor of the system: a kind of elements between which screen readers move.
nonisolated public struct AccessibilitySystemRotor: Sendable {
    private let name: String

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
    /// Headings of every level.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Text that is bold.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "boldText") }
    /// Text that is italic.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italicText") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "textFields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}

extension View {
    /// Adds a rotor with a name to the view.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    public nonisolated func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { withoutRotor }

    /// Adds a rotor with a localized name to the view.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    public nonisolated func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { withoutRotor }

    /// Adds a rotor with a name to the view.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { withoutRotor }

    /// Adds entries to a rotor of the system.
    ///
    /// - Support: partial: screen readers find a page's own headings, links and so on; a diagnostic says so.
    public nonisolated func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { withoutRotor }

    /// Adds a rotor with an entry for each element of a collection.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    /// - Parameters:
    ///   - rotorLabel: The name of the rotor.
    ///   - entries: The elements.
    ///   - entryLabel: The key path to the name of an element's entry.
    /// - Returns: The view.
    public nonisolated func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { withoutRotor }

    /// Adds a rotor with a localized name and an entry for each element of a collection.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    public nonisolated func accessibilityRotor<EntryModel>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { withoutRotor }

    /// Adds a rotor with a name and an entry for each element of a collection.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L, EntryModel>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, EntryModel: Identifiable { withoutRotor }

    /// Adds a rotor with an entry for each element of a collection, identified by a key path.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    public nonisolated func accessibilityRotor<EntryModel, ID>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { withoutRotor }

    /// Adds a rotor with a localized name and an entry for each element of a collection, identified by a key path.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    public nonisolated func accessibilityRotor<EntryModel, ID>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { withoutRotor }

    /// Adds a rotor with a name and an entry for each element of a collection, identified by a key path.
    ///
    /// - Support: partial: browsers have no rotors of a page's own; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L, EntryModel, ID>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, ID: Hashable { withoutRotor }

    /// Gives a view an identifier that an entry of a rotor leads to.
    ///
    /// - Support: partial: browsers have no rotors of a page's own.
    public nonisolated func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable { self }

    private nonisolated var withoutRotor: some View {
        DeveloperNotes.withoutEffect(
            "accessibilityRotor(_:entries:)", remedy: "Mark headings, by which screen readers move through a page.")
        return self
    }
}
