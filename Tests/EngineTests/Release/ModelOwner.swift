// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Content with a model in its state, its environment, its closures and a task.
struct ModelOwner<Content: View>: View {
    let stage: ReleaseStage.Models
    @ViewBuilder let content: (ReleaseStage.Model) -> Content
    @State private var model: ReleaseStage.Model

    init(_ stage: ReleaseStage.Models, @ViewBuilder content: @escaping (ReleaseStage.Model) -> Content) {
        self.stage = stage
        self.content = content
        _model = State(wrappedValue: ReleaseStage.Model())
    }

    // Named, since Swift 6.3.1's runtime crashes as it looks for the opaque type of a generic view in this test target.
    var body: ModifiedContent<Content, Watched> {
        stage.note(model)
        return content(model).modifier(Watched(stage: stage, model: model))
    }
}

/// Puts a model into the environment and into the closures of handlers.
struct Watched: ViewModifier {
    let stage: ReleaseStage.Models
    let model: ReleaseStage.Model

    func body(content: Content) -> some View {
        content
            .environment(model)
            .onAppear { model.text = "seen" }
            .onChange(of: model.text) { stage.note(model) }
    }
}
