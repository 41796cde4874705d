// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

/// Data of `ForEach` that are the subviews of a view, which must be resolved first.
package protocol DataOfView<Element>: Collection {
    /// Returns a view that shows what a closure creates from each subview.
    @MainActor func view<Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}

/// The node of `ForEach` over the subviews of a view: it wraps the view that resolves them.
package final class ForEachPartNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TransparentNode<ForEach<Data, ID, Content>>
{
    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        super.init(view, context)
        setContent(context.transparent(self).make(resolved()))
    }

    private func resolved() -> AnyView {
        guard let data = view.data as? any DataOfView<Data.Element> else {
            preconditionFailure("ForEach over \(Data.self) has data of its own.")
        }
        return data.view(view.content)
    }

    package override var name: String { "ForEach" }
    package override func viewDidChange(from old: ForEach<Data, ID, Content>) { updateContent(resolved()) }
}
