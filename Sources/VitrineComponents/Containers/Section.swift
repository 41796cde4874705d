// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// A group of views with an optional header and footer.
nonisolated public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content is shown; `nil` for a section that cannot be collapsed.
    var isExpanded: Binding<Bool>?
}

extension Section: Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - content: A view builder of the content.
    ///   - header: A view builder of the header.
    ///   - footer: A view builder of the footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer that are views.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer that is a view.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header that is a view.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title as its header.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title as its header.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    /// A section is never an element, not even one of a single view: its container is told of it.
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        SectionNode(view, context)
    }
}

/// The view node of a section, as the container of its list sees it.
@MainActor
package protocol SectionPart: ViewNode {
    var headerCount: Int { get }
    var footerCount: Int { get }
}

extension SectionPart {
    /// The indices of the section's elements if the first one is at `start`.
    func range(from start: Int) -> LazySection {
        let rows = start..<(start + elementCount)
        return LazySection(
            rows: rows, header: headerCount > 0 ? rows.lowerBound : nil,
            footer: footerCount > 0 ? rows.upperBound - footerCount : nil)
    }
}

/// A container that lays out the sections of its list.
@MainActor
package protocol SectionOwner: ViewNode {
    /// The environment of headers, if the container styles them.
    func headerScope(in scope: EnvironmentScope) -> EnvironmentScope
    func footerScope(in scope: EnvironmentScope) -> EnvironmentScope
    func sectionDidJoin(_ section: any SectionPart)
    func sectionDidLeave(_ section: any SectionPart)
}

/// The lists of header, content and footer in sequence: a container that ignores sections sees their elements.
package final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode, SectionPart {
    private var header: ViewNode!
    private var content: ViewNode!
    private var footer: ViewNode!
    /// Whether the header has a modifier that makes it a button in a sidebar.
    private let isExpandable: Bool

    init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
        isExpandable = view.isExpanded != nil
        super.init(context)
        let container = owner as? any SectionOwner
        let scope = context.scope
        let headerContext = context.transparent(self, scope: container?.headerScope(in: scope))
        header =
            isExpandable ? headerContext.make(Self.expandableHeader(of: view)) : headerContext.make(view.header)
        content = context.transparent(self).at(1).make(view.content)
        footer = context.transparent(self, scope: container?.footerScope(in: scope)).at(2).make(view.footer)
        container?.sectionDidJoin(self)
    }

    private static func expandableHeader(
        of view: Section<Parent, Content, Footer>
    ) -> ModifiedContent<Parent, SectionDisclosure> {
        view.header.modifier(SectionDisclosure(isExpanded: view.isExpanded))
    }

    package var headerCount: Int { header.elementCount }
    package var footerCount: Int { footer.elementCount }
    // Asked while the child is being created, too.
    package override func isBeside(_ child: ViewNode) -> Bool { child.ordinal != 1 }

    package override var name: String { "Section" }
    package override var elementCount: Int { header.elementCount + content.elementCount + footer.elementCount }

    package override func element(at index: Int) -> ViewNode {
        var rest = index
        for part in [header!, content!] {
            let count = part.elementCount
            if rest < count { return part.element(at: rest) }
            rest -= count
        }
        return footer.element(at: rest)
    }

    package override func forEachElement(_ body: (ViewNode) -> Void) {
        header.forEachElement(body)
        content.forEachElement(body)
        footer.forEachElement(body)
    }

    package override func elementOffset(of child: ViewNode) -> Int {
        switch child.ordinal {
        case 0: 0
        case 1: header.elementCount
        default: header.elementCount + content.elementCount
        }
    }

    package override func update(from pointer: UnsafeRawPointer) {
        let view = pointer.assumingMemoryBound(to: Section<Parent, Content, Footer>.self).pointee
        if isExpandable {
            withUnsafePointer(to: Self.expandableHeader(of: view)) { header.update(from: UnsafeRawPointer($0)) }
        } else {
            withUnsafePointer(to: view.header) { header.update(from: UnsafeRawPointer($0)) }
        }
        withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
        withUnsafePointer(to: view.footer) { footer.update(from: UnsafeRawPointer($0)) }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        body(header)
        body(content)
        body(footer)
    }

    package override func willDie() {
        (owner as? any SectionOwner)?.sectionDidLeave(self)
    }
}
