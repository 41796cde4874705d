// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineCore
public import VitrineNuke
import VitrineRemoteImages

/// A request.
public typealias ImageRequest = VitrineNuke.ImageRequest
/// The result of a request.
public typealias ImageResponse = VitrineNuke.ImageResponse
/// The pipeline that loads images.
public typealias ImagePipeline = VitrineNuke.ImagePipeline
/// An image and its data.
public typealias ImageContainer = VitrineNuke.ImageContainer

/// The state of a load that a view can show.
public protocol LazyImageState {
    /// What came of the load.
    var result: Result<ImageResponse, any Error>? { get }
    /// The image and its data.
    var imageContainer: ImageContainer? { get }
    /// Whether the image is being loaded.
    var isLoading: Bool { get }
}

extension LazyImageState {
    /// The error of the load.
    public var error: (any Error)? {
        if case .failure(let error)? = result { error } else { nil }
    }

    /// The image as a view.
    public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
}

private struct LoadState: LazyImageState {
    let result: Result<ImageResponse, any Error>?
    let isLoading: Bool
    var imageContainer: ImageContainer? { try? result?.get().container }
}

/// A view that loads an image and shows it.
nonisolated public struct LazyImage<Content: View>: View {
    /// What happens to the load when the view disappears.
    public enum DisappearBehavior: Sendable {
        /// It is cancelled.
        case cancel
        /// It goes on: loads have no priorities.
        case lowerPriority
    }

    private var request: ImageRequest?
    private let content: (any LazyImageState) -> Content
    private var actions = RemoteImageActions()
    private var starts: (() -> Void)?
    private var ends: ((Result<ImageResponse, any Error>) -> Void)?

    /// Creates a view that shows the image, and a grey surface before.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(request: url.map { ImageRequest(url: $0, userInfo: [.scaleKey: scale]) })
    }

    /// Creates a view that shows the image, and a grey surface before.
    public init(request: ImageRequest?) where Content == _ConditionalContent<Image, Color> {
        self.init(request: request) { state in
            if let image = state.image {
                image
            } else {
                Color(uiColor: .secondarySystemBackground)
            }
        }
    }

    /// Creates a view with content for what came of the load.
    ///
    /// - Parameters:
    ///   - url: The address of the image.
    ///   - transaction: Its animation is that of an image that had to be waited for.
    ///   - content: The content.
    public init(
        url: URL?, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (any LazyImageState) -> Content
    ) {
        self.init(request: url.map { ImageRequest(url: $0) }, transaction: transaction, content: content)
    }

    /// Creates a view with content for what came of the load.
    ///
    /// - Parameters:
    ///   - request: The image.
    ///   - transaction: Its animation is that of an image that had to be waited for.
    ///   - content: The content.
    public init(
        request: ImageRequest?, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (any LazyImageState) -> Content
    ) {
        self.request = request
        self.content = content
        actions.animation = transaction.animation
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Sets how the image is processed.
    public func processors(_ processors: [any ImageProcessing]?) -> Self {
        with { $0.request?.processors = processors ?? [] }
    }

    /// Has no effect: loads have no priorities.
    public func priority(_ priority: ImageRequest.Priority?) -> Self {
        if priority != nil {
            DeveloperNotes.withoutEffect("LazyImage.priority", remedy: "Load ahead with ImagePrefetcher.")
        }
        return self
    }

    /// Sets the pipeline: there is one.
    public func pipeline(_ pipeline: ImagePipeline) -> Self { self }

    /// Sets whether the load ends with the view; `nil` lets it go on.
    public func onDisappear(_ behavior: DisappearBehavior?) -> Self {
        with { $0.actions.cancelsOnDisappear = behavior == .cancel }
    }

    /// Calls an action when a load begins.
    public func onStart(_ closure: @escaping () -> Void) -> Self { with { $0.starts = closure } }

    /// Calls an action when a load ends.
    public func onCompletion(_ closure: @escaping (Result<ImageResponse, any Error>) -> Void) -> Self {
        with { $0.ends = closure }
    }

    /// The content for what came of the load.
    @MainActor public var body: some View {
        let request = request
        RemoteImageView(request?.remote, actions: allActions) { state in
            let view = content(Self.state(state, request))
            if let processing = request?.processing, !processing.steps.isEmpty, state.image != nil {
                processing.shown(view)
            } else {
                view
            }
        }
    }

    @MainActor private static func state(_ state: RemoteImageState, _ request: ImageRequest?) -> any LazyImageState {
        var result: Result<ImageResponse, any Error>?
        if let image = state.image, let request {
            result = .success(ImageResponse(RemoteImages.Loaded(image: image, wasKept: false), request: request))
        } else if let error = state.error {
            result = .failure(ImagePipeline.Error(error))
        }
        return LoadState(result: result, isLoading: state.isLoading)
    }

    private var allActions: RemoteImageActions {
        var actions = actions
        let (request, ends) = (request, ends)
        actions.onStart = starts
        actions.onSuccess = { loaded in
            if let request { ends?(.success(ImageResponse(loaded, request: request))) }
        }
        actions.onFailure = { ends?(.failure(ImagePipeline.Error($0))) }
        return actions
    }
}
