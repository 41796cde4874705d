// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

private struct ModelContextKey: EnvironmentKey {
    /// Of a container without models, where no view gave another.
    static var defaultValue: ModelContext {
        do {
            return ModelContext(
                try ModelContainer(for: Schema([]), configurations: .init(isStoredInMemoryOnly: true)))
        } catch {
            let stores = Stores(unavailable: error)
            return ModelContext(ModelContainer(Schema([]), of: stores), stores: stores)
        }
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
        modifier(ModelContextModifier(source: .context(modelContext)))
    }

    /// Sets the container whose context the views inside have.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ModelContextModifier(source: .container(container)))
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
            ModelContextModifier(
                source: .models(
                    OwnModels(
                        types: modelTypes, isInMemory: inMemory, savesByItself: isAutosaveEnabled,
                        undoes: isUndoEnabled, onSetup: onSetup))))
    }
}

extension Scene {
    /// Sets the context of the scene's views.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        ModifiedScene(base: self, modifier: ModelContextModifier(source: .context(modelContext)))
    }

    /// Sets the container whose context the scene's views have.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        ModifiedScene(base: self, modifier: ModelContextModifier(source: .container(container)))
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
            modifier: ModelContextModifier(
                source: .models(
                    OwnModels(
                        types: modelTypes, isInMemory: inMemory, savesByItself: isAutosaveEnabled,
                        undoes: isUndoEnabled, onSetup: onSetup))))
    }
}
