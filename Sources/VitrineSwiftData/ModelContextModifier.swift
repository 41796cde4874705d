// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
@_spi(Engine) import VitrineCore

/// Sets the context of the views inside.
nonisolated struct ModelContextModifier: ViewModifier, @unchecked Sendable {
    typealias Body = Never

    /// The sources of the context.
    enum Source {
        case context(ModelContext)
        case container(ModelContainer)
        /// A container that is created with the view.
        case models(OwnModels)
    }

    let source: Source
}

/// The arguments of `modelContainer(for:)`.
nonisolated struct OwnModels: Sendable {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let savesByItself: Bool
    let undoes: Bool
    let onSetup: @Sendable (Swift.Result<ModelContainer, any Error>) -> Void
}

extension ModelContextModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<ModelContextModifier> {
        /// The container of this place in the view tree.
        private var own: ModelContainer?

        override func write() {
            // A container's context is that of the session.
            let context: ModelContext? = SessionContext.$current.withValue(graph.session) {
                switch modifier.source {
                case .context(let context): context
                case .container(let container): container.mainContext
                case .models(let models): container(of: models)?.mainContext
                }
            }
            guard let context else { return }
            let values = graph.reading(self) {
                var values = EnvironmentValues(scope)
                values.modelContext = context
                return values
            }
            inner.replace(values.changedValues)
        }

        private func container(of models: OwnModels) -> ModelContainer? {
            if let own { return own }
            let schema = Schema(models.types)
            let result = Swift.Result {
                let container = try ModelContainer(
                    for: schema,
                    configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: models.isInMemory))
                // Unlike who creates a container, who is told of this one has no reason to end the process.
                _ = try container.stores()
                return container
            }
            own = try? result.get()
            own?.mainContext.autosaveEnabled = models.savesByItself
            if models.undoes { own?.mainContext.undoManager = EnvironmentValues(scope).undoManager }
            if case .failure(let error) = result {
                report(
                    "The container of \(models.types) could not be made: \(error)",
                    "Documentation/HowTo/Data.md says what a store needs.")
            }
            models.onSetup(result)
            return own
        }

        private func report(_ message: String, _ remedy: String) {
            graph.diagnostics.report(
                Diagnostic(
                    .dataUnavailable, message, viewPath: path, remedy: remedy, session: graph.session.identifier,
                    severity: .error))
        }
    }
}
