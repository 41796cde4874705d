// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An object that a view asks its environment for and that nobody put there (Documentation/Rules.md 3.21): the view's
/// body does not run, this stands in, and the view comes back with the object.
package struct MissingObject: Equatable {
    package let message: String
    package let remedy: String

    package init(message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    @MainActor
    func report(on node: ViewNode) {
        node.graph.diagnostics.report(
            Diagnostic(
                .missingObject, message, viewPath: node.path, remedy: remedy, session: node.graph.session.identifier))
    }

    /// Makes the node that stands in for a body of a given arity. A body without elements keeps having none, because
    /// its container counts on it.
    @MainActor
    func makeNode(_ context: NodeContext, arity: Arity) -> ViewNode {
        if case .exact(0) = arity { return context.make(EmptyView()) }
        return context.make(MissingObjectView(object: self))
    }
}

/// What is shown in place of a view whose object is missing.
struct MissingObjectView: View {
    let object: MissingObject

    var body: some View {
        Text(verbatim: "\(object.message) \(object.remedy)").foregroundStyle(Color.red)
    }
}
