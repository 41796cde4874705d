// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
public import VitrineCore

private struct ModelContextKey: EnvironmentKey {
    /// Of a container without models, where no view gave another.
    static var defaultValue: ModelContext {
        guard let container = try? ModelContainer(for: Schema([]), configurations: .init(isStoredInMemoryOnly: true))
        else { fatalError("There is no memory for a store.") }
        return ModelContext(container)
    }
}

extension EnvironmentValues {
    /// The context that views insert into and fetch from.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the context of the views inside.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container whose context the views inside have.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ModelContainerModifier(container: container))
    }

    /// Sets a container of a model, which is created with the view.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping @Sendable (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Sets a container of some models, which is created with the view.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping @Sendable (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            OwnModelContainerModifier(
                types: modelTypes, isInMemory: inMemory, savesByItself: isAutosaveEnabled, undoes: isUndoEnabled,
                onSetup: onSetup))
    }
}

extension Scene {
    /// Sets the context of the scene's views.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        ModifiedScene(base: self, modifier: ModelContextModifier(context: modelContext))
    }

    /// Sets the container whose context the scene's views have.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        ModifiedScene(base: self, modifier: ModelContainerModifier(container: container))
    }

    /// Sets a container of a model, which is created with the window.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping @Sendable (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Sets a container of some models, which is created with the window.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping @Sendable (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ModifiedScene(
            base: self,
            modifier: OwnModelContainerModifier(
                types: modelTypes, isInMemory: inMemory, savesByItself: isAutosaveEnabled, undoes: isUndoEnabled,
                onSetup: onSetup))
    }
}

/// `modelContext(_:)` of a scene.
nonisolated struct ModelContextModifier: ViewModifier, @unchecked Sendable {
    let context: ModelContext

    @MainActor func body(content: Content) -> some View { content.environment(\.modelContext, context) }
}

/// `modelContainer(_:)`.
nonisolated struct ModelContainerModifier: ViewModifier {
    let container: ModelContainer

    @MainActor func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }
}

/// `modelContainer(for:)`.
struct OwnModelContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let savesByItself: Bool
    let undoes: Bool
    let onSetup: @Sendable (Swift.Result<ModelContainer, any Error>) -> Void
    @State private var own = OwnContainer()

    nonisolated init(
        types: [any PersistentModel.Type], isInMemory: Bool, savesByItself: Bool, undoes: Bool,
        onSetup: @escaping @Sendable (Swift.Result<ModelContainer, any Error>) -> Void
    ) {
        self.types = types
        self.isInMemory = isInMemory
        self.savesByItself = savesByItself
        self.undoes = undoes
        self.onSetup = onSetup
    }

    @MainActor func body(content: Content) -> some View {
        let container = own.container(self)
        content.environment(\.modelContext, container?.mainContext ?? ModelContextKey.defaultValue)
    }
}

/// The container of a place in the view tree.
@MainActor
private final class OwnContainer {
    private var made: ModelContainer??

    nonisolated init() {}

    func container(_ modifier: OwnModelContainerModifier) -> ModelContainer? {
        if let made { return made }
        let result = Swift.Result {
            let schema = Schema(modifier.types)
            return try ModelContainer(
                for: schema,
                configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: modifier.isInMemory))
        }
        let container = try? result.get()
        made = .some(container)
        container?.mainContext.autosaveEnabled = modifier.savesByItself
        if modifier.undoes {
            report("A container cannot undo changes.", "Register actions with the environment's undoManager.")
        }
        if case .failure(let error) = result {
            report("The container of \(modifier.types) could not be made: \(error)", "See Documentation/HowTo/Data.md.")
        }
        modifier.onSetup(result)
        return container
    }

    private func report(_ message: String, _ remedy: String) {
        SessionContext.current?.report(Diagnostic(.dataUnavailable, message, remedy: remedy, severity: .error))
    }
}
