// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// The views that another one stands for, as the data of `ForEach`: they are known where it is shown.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
    public typealias Element = Subview
    public typealias Index = Int
    package let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("The subviews are known where ForEach is shown.") }
}

/// The sections of another view, as the data of `ForEach`: they are known where it is shown.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    package let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known where ForEach is shown.")
    }
}

extension ForEach where Content: View {
    /// Makes a view for each of the views that another one stands for.
    public nonisolated init<V>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), identify: { $0.id }, content: content)
    }

    /// Makes a view for each section of another one. What lies in no section is one of its own.
    public nonisolated init<V>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), identify: { $0.id }, content: content)
    }
}

/// Data of `ForEach` that come from a view which has to be taken apart first.
protocol DataOfView<Element>: Collection {
    /// The view that shows what a closure makes of each part.
    @MainActor func view<Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}

extension ForEachSubviewCollection: DataOfView {
    @MainActor func view<Shown: View>(_ content: @escaping (Subview) -> Shown) -> AnyView {
        AnyView(Group(subviews: base) { ForEach($0, content: content) })
    }
}

extension ForEachSectionCollection: DataOfView {
    @MainActor func view<Shown: View>(_ content: @escaping (SectionConfiguration) -> Shown) -> AnyView {
        AnyView(Group(sections: base) { ForEach($0, content: content) })
    }
}

/// The node of `ForEach` over parts of a view: stands for the view that takes it apart.
package final class ForEachPartNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var child: ViewNode!

    init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        super.init(context)
        child = context.transparent(self).make(resolved(view))
    }

    private func resolved(_ view: ForEach<Data, ID, Content>) -> AnyView {
        guard let data = view.data as? any DataOfView<Data.Element> else {
            preconditionFailure("ForEach over \(Data.self) has data of its own.")
        }
        return data.view(view.content)
    }

    package override var name: String { "ForEach" }
    package override var elementCount: Int { child.elementCount }
    package override func element(at index: Int) -> ViewNode { child.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
    package override var layoutNode: LayoutNode { child.layoutNode }
    package override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

    package override func update(from pointer: UnsafeRawPointer) {
        let view = pointer.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
        withUnsafePointer(to: resolved(view)) { child.update(from: UnsafeRawPointer($0)) }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
}
