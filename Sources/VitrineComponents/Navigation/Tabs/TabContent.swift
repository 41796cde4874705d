// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Pages of a tab view, written as tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What says which page is shown.
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    /// The type of content that `body` returns.
    associatedtype Body: TabContent

    /// The tabs that this content is made of.
    @MainActor @preconcurrency
    var body: Self.Body { get }
}

/// Content that the engine shows as a view.
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
    associatedtype Page: View
    var page: Page { get }
}

extension TabContent where Body == Self {
    @MainActor @preconcurrency
    public var body: Self { self }
}

extension TabContent {
    /// The pages as a view. Content of the engine's is one by itself, what an app composes of it by its body.
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

/// A page of a tab view with what stands for it in the bar.
nonisolated public struct Tab<Value, Content, Label> {
    private let value: Value?
    private let role: TabRole?
    private let content: UncheckedSendable<Content>
    private let label: UncheckedSendable<Label>

    fileprivate init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = UncheckedSendable(content)
        self.label = UncheckedSendable(label)
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Tab<Value, Content, Label>
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    package var page: TabPageView<Value, Content, Label> {
        TabPageView(value: value, content: content.value, label: label.value)
    }
}

/// A tab as the view modifiers from before tabs say it.
nonisolated package struct TabPageView<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    @MainActor package var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
    private let isSearch: Bool

    /// Searches: a magnifying glass stands for the page where it has no label of its own.
    public static let search = TabRole(isSearch: true)
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A page of a value with a label of its own.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A page with a label of its own.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A page of a value with a title in the reader's language and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A page of a value with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A page of a value with a title in the reader's language and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A page of a value that the system has a label for.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A page with a title in the reader's language and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A page with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A page with a title in the reader's language and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A page that the system has a label for.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

/// The label of a tab of a title and a picture.
nonisolated public struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(role: TabRole) {
        self.init(title: Text(SystemWord.search), image: Image(systemName: "magnifyingglass"))
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// Tabs under a title; a bar at the bottom shows them like any others.
///
/// - Support: partial: the header is shown by no bar.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: UncheckedSendable<Content>
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public typealias Body = TabSection<Header, Content, Footer, SelectionValue>
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    @MainActor package var page: AnyView { content.value.pages }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs under a header.
    @MainActor public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = UncheckedSendable(content())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs under a title in the reader's language.
    @MainActor public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = UncheckedSendable(content())
    }
}

/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The view that shows tabs.
    public struct Content<C>: View where C: TabContent {
        private let pages: AnyView

        @MainActor fileprivate init(_ content: C) {
            pages = content.pages
        }

        public var body: some View { pages }
    }

    public static func buildExpression<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent { content }

    public static func buildBlock<C>(_ content: C) -> C where TabValue == C.TabValue, C: TabContent { content }

    public static func buildBlock<each C>(
        _ content: repeat each C
    ) -> _TupleTabContent<TabValue, repeat each C> where repeat each C: TabContent {
        _TupleTabContent(content: UncheckedSendable((repeat each content)))
    }

    public static func buildIf<C>(_ content: C?) -> C? where TabValue == C.TabValue, C: TabContent { content }

    public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalTabContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .first(first)
    }

    public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalTabContent<T, F>
    where TabValue == F.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .second(second)
    }

    public static func buildLimitedAvailability<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent {
        content
    }
}

/// Several tabs.
public struct _TupleTabContent<TabValue: Hashable, each C: TabContent>: PrimitiveTabContent {
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

/// One tab or the other.
public enum _ConditionalTabContent<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    public typealias Body = _ConditionalTabContent<First, Second>
    case first(First)
    case second(Second)

    @ViewBuilder package var page: some View {
        switch self {
        case .first(let content): content.pages
        case .second(let content): content.pages
        }
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Wrapped?
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
    @MainActor package var page: AnyView? { self?.pages }
}

extension TabView {
    /// Tabs; the selection says which one is shown, and changes when a person chooses another.
    @MainActor public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        let built = content()
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(built) }
    }

    /// Tabs, the first of which is shown first.
    @MainActor public init<C>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        let built = content()
        self.init(selection: nil) { TabContentBuilder<Never>.Content(built) }
    }
}
