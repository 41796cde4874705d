// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// An object that a view requires from its environment and that was not provided (Documentation/Rules.md 3.21).
///
/// The view's body does not run and a replacement is shown, until the object is provided.
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

    /// Creates the replacement for a body of a given arity.
    ///
    /// A body without elements is replaced by nothing, since its container depends on the count.
    @MainActor
    func makeNode(_ context: NodeContext, arity: Arity) -> ViewNode {
        if case .exact(0) = arity { return context.make(EmptyView()) }
        return context.make(MissingObjectView(object: self))
    }
}

/// The view that is shown in place of a view whose object is missing.
struct MissingObjectView: View {
    let object: MissingObject

    var body: some View {
        Text(verbatim: "\(object.message) \(object.remedy)").foregroundStyle(Color.red)
    }
}
