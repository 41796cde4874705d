// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineComponents
import VitrineRemoteImages

/// The requirements that both views of images meet.
public protocol KFImageProtocol: View {
    /// The settings of the view.
    nonisolated var settings: KFSettings { get set }
    /// Creates a view.
    nonisolated init(settings: KFSettings)
}

/// A view that loads an image and shows it.
nonisolated public struct KFImage: KFImageProtocol {
    /// The settings of the view.
    public var settings: KFSettings

    /// Creates a view.
    public init(settings: KFSettings) { self.settings = settings }

    /// The image, or what stands for it.
    @MainActor public var body: some View { LoadedKFImage(settings: settings) }
}

/// A view that loads an image and shows it; browsers play the frames of a GIF or WebP image.
nonisolated public struct KFAnimatedImage: KFImageProtocol {
    /// The settings of the view.
    public var settings: KFSettings

    /// Creates a view, whose image takes the size that it is offered.
    public init(settings: KFSettings) {
        self.settings = settings
        self.settings.configurations.append { $0.resizable() }
    }

    /// The image, or what stands for it.
    @MainActor public var body: some View { LoadedKFImage(settings: settings) }
}

extension KFImageProtocol {
    /// Creates a view of the image at an address; `nil` fails.
    public nonisolated init(_ url: URL?) { self.init(source: url.map { .network($0) }) }

    /// Creates a view of an image; `nil` fails.
    public nonisolated init(source: Source?) { self.init(settings: KFSettings(source: source)) }

    /// Returns a view of the image at an address.
    public nonisolated static func url(_ url: URL?, cacheKey: String? = nil) -> Self {
        Self(source: url.map { .network(KF.ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
    }

    /// Returns a view of an image.
    public nonisolated static func source(_ source: Source?) -> Self { Self(source: source) }

    /// Returns a view of the image at an address.
    public nonisolated static func resource(_ resource: (any Resource)?) -> Self {
        Self(source: resource.map { .network($0) })
    }

    /// Returns a view of an image that the app provides.
    public nonisolated static func dataProvider(_ provider: any ImageDataProvider) -> Self {
        Self(source: .provider(provider))
    }

    /// Returns a view of the image in data.
    public nonisolated static func data(_ data: Data, cacheKey: String) -> Self {
        Self(source: .provider(RawImageDataProvider(data: data, cacheKey: cacheKey)))
    }
}

/// Loads the image of the settings.
private struct LoadedKFImage: View {
    let settings: KFSettings

    var body: some View {
        RemoteImageView(settings.request, actions: actions) { state in
            ZStack {
                if let image = state.image {
                    shown(image).transition(settings.transition ?? .identity)
                } else if state.error != nil, let failure = settings.failure {
                    failure()
                } else if let placeholder = settings.placeholder {
                    placeholder(Progress(totalUnitCount: 1))
                } else {
                    Color.clear
                }
            }
        }
    }

    private func shown(_ image: UIImage) -> AnyView {
        let configured = settings.configurations.reduce(Image(uiImage: image)) { $1($0) }
        let content = settings.content?(configured) ?? AnyView(configured)
        return settings.processing.shown(content)
    }

    private var actions: RemoteImageActions {
        var actions = settings.actions
        let settings = settings
        actions.onSuccess = { loaded in
            guard let source = settings.source else { return }
            let count = Int64(loaded.image.loadedImage?.data.count ?? 0)
            if !loaded.wasKept { settings.onProgress.forEach { $0(count, count) } }
            settings.onSuccess.forEach { $0(RetrieveImageResult(loaded, source: source)) }
        }
        actions.onFailure = { error in settings.onFailure.forEach { $0(KingfisherError(error)) } }
        return actions
    }
}
