// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

/// A type that represents tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection.
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    /// The type of the content that `body` returns.
    associatedtype Body: TabContent

    /// The tabs that this content consists of.
    @MainActor @preconcurrency
    var body: Self.Body { get }
}

/// Tab content that the engine implements as a view.
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
    associatedtype Page: View
    var page: Page { get }
}

extension TabContent where Body == Self {
    /// The content itself: it is primitive.
    @MainActor @preconcurrency
    public var body: Self { self }
}

extension TabContent {
    /// The pages as a view; composed content is resolved through its body.
    @MainActor var pages: AnyView {
        if let primitive = self as? any PrimitiveTabContent { return AnyView(erasing: primitive) }
        return body.pages
    }
}

extension AnyView {
    @MainActor fileprivate init(erasing content: some PrimitiveTabContent) {
        self.init(content.page)
    }
}

/// A tab of a tab view: its page and its item in the bar.
nonisolated public struct Tab<Value, Content, Label> {
    private let value: Value?
    private let role: TabRole?
    private let content: UncheckedSendable<Content>
    private let label: UncheckedSendable<Label>

    init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = UncheckedSendable(content)
        self.label = UncheckedSendable(label)
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the selection.
    public typealias TabValue = Value
    /// A primitive type is its own body.
    public typealias Body = Tab<Value, Content, Label>
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    package var page: TabPageView<Value, Content, Label> {
        TabPageView(value: value, role: role, content: content.value, label: label.value)
    }
}

/// A tab expressed by the older view modifiers `tabItem` and `tag`.
nonisolated package struct TabPageView<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label

    @MainActor package var body: some View {
        if let value {
            content.tabItem { label }.tag(value).modifier(_ListRowModifier(.tabRole, role))
        } else {
            content.tabItem { label }.modifier(_ListRowModifier(.tabRole, role))
        }
    }
}

/// The purpose of a tab.
nonisolated public struct TabRole: Hashable, Sendable {
    private let isSearch: Bool

    /// Search.
    ///
    /// A tab of this role stands last, and has a button of its own beside a bar at the bottom. Without a label it has a
    /// magnifying glass and the title "Search".
    public static let search = TabRole(isSearch: true)
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a value and a custom label.
    ///
    /// - Parameters:
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    ///   - label: A view builder of the item in the bar.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a custom label.
    ///
    /// - Parameters:
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    ///   - label: A view builder of the item in the bar.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a value, a localized title and a system symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, a title and a system symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab, or `nil`.
    ///   - content: A view builder of the page.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, a localized title and an image from the asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a value, a localized title and an image that Xcode names for an asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a value, a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a value, a title and an image that Xcode names for an asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a value and the system's label for its role.
    ///
    /// - Parameters:
    ///   - value: The selection that shows the tab.
    ///   - role: The purpose of the tab; without one its label is empty, as where an app has a bar of its own.
    ///   - content: A view builder of the page.
    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image from the asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a localized title and an image that Xcode names for an asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title and an image from the asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a title and an image that Xcode names for an asset catalog.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with the system's label for its role; without a role the label is empty.
    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

/// The label of a tab with a title and an image, or of its role.
nonisolated public struct DefaultTabLabel: View {
    private let title: Text?
    private let image: Image?

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    /// The label of a role; an empty one for none.
    init(role: TabRole?) {
        let isSearch = role == .search
        title = isSearch ? Text(SystemWord.search) : nil
        image = isSearch ? Image(systemName: "magnifyingglass") : nil
    }

    /// A label with the title and the image, if there are any.
    @MainActor @ViewBuilder public var body: some View {
        if let title, let image {
            Label {
                title
            } icon: {
                image
            }
        }
    }
}

/// A section of tabs with a header, which a sidebar shows; a bar shows the tabs like others.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let header: UncheckedSendable<Header>
    private let content: UncheckedSendable<Content>
}

/// The look of a section in a sidebar, shared by the tabs of the section.
nonisolated final class TabSectionLook {
    /// The header; `nil` for none.
    let header: AnyView?

    init(header: AnyView?) { self.header = header }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// The type of the selection.
    public typealias TabValue = SelectionValue
    /// A primitive type is its own body.
    public typealias Body = TabSection<Header, Content, Footer, SelectionValue>
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    @MainActor package var page: ModifiedContent<AnyView, _ListRowModifier> {
        content.value.pages.modifier(
            _ListRowModifier(
                .tabSection, TabSectionLook(header: header.value is EmptyView ? nil : AnyView(header.value))))
    }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a header.
    ///
    /// - Parameters:
    ///   - content: A builder of the tabs.
    ///   - header: A view builder of the header, which a sidebar shows.
    @MainActor public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.header = UncheckedSendable(header())
        self.content = UncheckedSendable(content())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section without a header.
    ///
    /// - Parameter content: A builder of the tabs.
    @MainActor public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        header = UncheckedSendable(EmptyView())
        self.content = UncheckedSendable(content())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which a sidebar shows.
    ///   - content: A builder of the tabs.
    @MainActor public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        header = UncheckedSendable(Text(titleKey))
        self.content = UncheckedSendable(content())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a title.
    ///
    /// - Parameters:
    ///   - title: The title, which a sidebar shows.
    ///   - content: A builder of the tabs.
    @_disfavoredOverload
    @MainActor public init<S>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where S: StringProtocol {
        header = UncheckedSendable(Text(title))
        self.content = UncheckedSendable(content())
    }

    /// Creates a section with a title from a localized string resource.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title, which a sidebar shows.
    ///   - content: A builder of the tabs.
    @_disfavoredOverload
    @MainActor public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        header = UncheckedSendable(Text(titleResource))
        self.content = UncheckedSendable(content())
    }
}

/// A result builder that collects the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The view that shows the tabs.
    public struct Content<C>: View where C: TabContent {
        private let pages: AnyView

        @MainActor fileprivate init(_ content: C) {
            pages = content.pages
        }

        /// The pages of the tabs.
        public var body: some View { pages }
    }

    /// Uses a tab as it is.
    public static func buildExpression<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent { content }

    /// Builds a single tab.
    public static func buildBlock<C>(_ content: C) -> C where TabValue == C.TabValue, C: TabContent { content }

    /// Builds several tabs.
    public static func buildBlock<each C>(
        _ content: repeat each C
    ) -> _TupleTabContent<TabValue, repeat each C> where repeat each C: TabContent {
        _TupleTabContent(content: UncheckedSendable((repeat each content)))
    }

    /// Uses the tabs of an `if` without `else`, or none.
    public static func buildIf<C>(_ content: C?) -> C? where TabValue == C.TabValue, C: TabContent { content }

    /// Uses the tabs of the first branch.
    public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalTabContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .first(first)
    }

    /// Uses the tabs of the second branch.
    public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalTabContent<T, F>
    where TabValue == F.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .second(second)
    }

    /// Uses tabs of an availability condition.
    public static func buildLimitedAvailability<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent {
        content
    }
}

/// Several tabs in sequence.
public struct _TupleTabContent<TabValue: Hashable, each C: TabContent>: PrimitiveTabContent {
    /// A primitive type is its own body.
    public typealias Body = _TupleTabContent<TabValue, repeat each C>
    let content: UncheckedSendable<(repeat each C)>

    nonisolated init(content: UncheckedSendable<(repeat each C)>) {
        self.content = content
    }

    package var page: ForEach<Range<Int>, Int, AnyView> {
        var pages: [AnyView] = []
        for part in repeat each content.value { pages.append(part.pages) }
        let made = pages
        return ForEach(0..<made.count) { made[$0] }
    }
}

/// The tabs of one of two branches.
public enum _ConditionalTabContent<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    /// The type of the selection.
    public typealias TabValue = First.TabValue
    /// A primitive type is its own body.
    public typealias Body = _ConditionalTabContent<First, Second>
    /// The tabs of the first branch.
    case first(First)
    /// The tabs of the second branch.
    case second(Second)

    @ViewBuilder package var page: some View {
        switch self {
        case .first(let content): content.pages
        case .second(let content): content.pages
        }
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the selection.
    public typealias TabValue = Wrapped.TabValue
    /// A primitive type is its own body.
    public typealias Body = Wrapped?
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
    @MainActor package var page: AnyView? { self?.pages }
}

extension TabView {
    /// Creates a tab view with tabs and a selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the shown tab, which changes when the user chooses another one.
    ///   - content: A builder of the tabs.
    @MainActor public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        let built = content()
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(built) }
    }

    /// Creates a tab view with tabs, which shows the first one at first.
    @MainActor public init<C>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        let built = content()
        self.init(selection: nil) { TabContentBuilder<Never>.Content(built) }
    }
}
