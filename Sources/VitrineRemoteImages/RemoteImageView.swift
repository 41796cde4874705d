// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
package import VitrineComponents
package import VitrineCore

/// What a view that loads an image shows.
package struct RemoteImageState {
    package var image: UIImage?
    package var error: (any Error)?
    package var isLoading = false

    package init() {}
}

/// What a view that loads an image does.
package struct RemoteImageActions {
    /// Whether the load ends with the view.
    package var cancelsOnDisappear = true
    /// How the state changes after a load that had to be waited for.
    package var animation: Animation?
    package var onStart: (() -> Void)?
    package var onSuccess: ((RemoteImages.Loaded) -> Void)?
    package var onFailure: ((any Error) -> Void)?

    package init() {}
}

/// A view that loads an image and shows the content for what came of it.
package struct RemoteImageView<Content: View>: View {
    private let request: RemoteImageRequest?
    private let actions: RemoteImageActions
    private let content: (RemoteImageState) -> Content
    @State private var state = RemoteImageState()
    /// The key of `state`; for another one nothing has been loaded.
    @State private var loaded: String?
    @State private var ready = ReadyRemoteImage()

    package init(
        _ request: RemoteImageRequest?, actions: RemoteImageActions,
        @ViewBuilder content: @escaping (RemoteImageState) -> Content
    ) {
        self.request = request
        self.actions = actions
        self.content = content
    }

    package var body: some View {
        // One view, so that another content does not begin the task again.
        ZStack { content(shown) }.task(id: request?.key) {
            // A load that the view does not cancel goes on without it.
            if actions.cancelsOnDisappear { await load() } else { await Task { await load() }.value }
        }
    }

    private var shown: RemoteImageState {
        guard let request else { return loaded == "" ? state : RemoteImageState() }
        if loaded == request.key { return state }
        var state = RemoteImageState()
        state.image = ready.image(request)
        state.isLoading = state.image == nil
        return state
    }

    private func load() async {
        guard let request else { return finish("", .failure(RemoteImages.NoSource())) }
        // The view has come back.
        if loaded == request.key, state.image != nil { return }
        ready.wanted = request.key
        if let image = ready.image(request) {
            actions.onSuccess?(RemoteImages.Loaded(image: image, wasKept: true))
            return
        }
        actions.onStart?()
        let result: Result<RemoteImages.Loaded, any Error>
        do { result = .success(try await RemoteImages.load(request)) } catch { result = .failure(error) }
        if Task.isCancelled || ready.wanted != request.key { return }
        finish(request.key, result)
    }

    private func finish(_ key: String, _ result: Result<RemoteImages.Loaded, any Error>) {
        var new = RemoteImageState()
        switch result {
        case .success(let loaded): new.image = loaded.image
        case .failure(let error): new.error = error
        }
        withAnimation(actions.animation) {
            loaded = key
            state = new
        }
        switch result {
        case .success(let loaded): actions.onSuccess?(loaded)
        case .failure(let error): actions.onFailure?(error)
        }
    }
}

/// An image that is at hand when its view is created: it is shown at once.
@MainActor
private final class ReadyRemoteImage {
    private var key: String?
    private var image: UIImage?
    /// The key of the load that was begun last.
    var wanted: String?

    func image(_ request: RemoteImageRequest) -> UIImage? {
        guard key != request.key else { return image }
        key = request.key
        image = RemoteImages.ready(request)
        return image
    }
}
