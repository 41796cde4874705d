// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

/// Hands the states of content on when a change of the size class shows the content in another place.
///
/// A container that shows its content in one of several places, in a column or in a sheet, holds a carrier in its own
/// state and sets it on the content in each place (`View.carryingState(by:)`). The nodes of the content are made anew;
/// their states and objects are those of before, as for a row of a lazy container that was released. Content that is
/// removed without a change of the size class begins with its initial values when it is shown again.
@MainActor
package final class StateCarrier: Equatable {
    private weak var node: (any CarryingNode)?
    private var archive: StateArchive?

    nonisolated package init() {}

    /// Makes the content of a node, with the states that it has or had in another place.
    fileprivate func load(_ new: any CarryingNode, _ make: () -> Void) {
        var carried = archive ?? StateArchive()
        archive = nil
        if let node, node.isAlive, node.sizeClasses != new.sizeClasses { carried = StateArchive(of: node) }
        node = new
        new.graph.restoring(carried, below: new, make)
    }

    /// Keeps the states of a node that is being torn down, if the size class has changed.
    fileprivate func keep(_ old: any CarryingNode) {
        guard node === old else { return }
        node = nil
        if old.sizeClasses != SizeClasses.around(old) { archive = StateArchive(of: old) }
    }

    nonisolated package static func == (a: StateCarrier, b: StateCarrier) -> Bool { a === b }
}

extension View {
    /// Hands the states in this view on to the same view in another place when the size class changes.
    ///
    /// - Parameter carrier: The carrier of the container; `nil` for content that has one place.
    /// - Returns: One view, which is the same in all places but for what is put around it.
    package nonisolated func carryingState(by carrier: StateCarrier?) -> some View {
        StateCarryingView(carrier: carrier, content: self)
    }
}

/// A view whose nodes are made anew in another place.
private protocol CarryingNode: ViewNode {
    /// The size classes with which the content was made.
    var sizeClasses: SizeClasses { get }
}

/// The size classes around a view and those of the window, from which a presentation's may differ.
private struct SizeClasses: Equatable {
    private var horizontal: [UserInterfaceSizeClass?] = []
    private var vertical: [UserInterfaceSizeClass?] = []

    @MainActor static func around(_ node: ViewNode) -> SizeClasses {
        node.graph.unobserved {
            let values = [node.scope, node.graph.rootScope].map { EnvironmentValues($0) }
            return SizeClasses(
                horizontal: values.map(\.horizontalSizeClass), vertical: values.map(\.verticalSizeClass))
        }
    }
}

/// Content in a node of its own, so that modifiers around it are outside of the paths of its states.
private nonisolated struct StateCarryingView<Content: View>: View {
    typealias Body = Never
    let carrier: StateCarrier?
    let content: Content
}

extension StateCarryingView: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<StateCarryingView<Content>>, CarryingNode {
        private(set) var sizeClasses = SizeClasses()

        init(_ view: StateCarryingView<Content>, _ context: NodeContext) {
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            sizeClasses = .around(self)
            if let carrier = view.carrier {
                carrier.load(self) { load(view.content, context) }
            } else {
                load(view.content, context)
            }
        }

        override func viewDidChange(from old: StateCarryingView<Content>) { updateContent(view.content) }

        override func tearDownChildren() {
            view.carrier?.keep(self)
            super.tearDownChildren()
        }
    }
}
