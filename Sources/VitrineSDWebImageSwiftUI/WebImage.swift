// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineRemoteImages
@_exported public import VitrineSDWebImage

/// A phase of the loading of an image.
public enum WebImagePhase {
    /// No image is loaded.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The loaded image.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of the load.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A view that loads an image and shows it; browsers play the frames of a GIF or WebP image.
nonisolated public struct WebImage<Content: View>: View {
    var settings: WebImageSettings
    private let content: ((WebImagePhase) -> Content)?

    /// Creates a view that shows the image.
    ///
    /// - Parameters:
    ///   - url: The address of the image; `nil` fails.
    ///   - scale: The number of pixels per point.
    ///   - options: How it is loaded.
    ///   - context: What is said of the load beside.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil
    ) where Content == Image {
        settings = WebImageSettings(url: url, scale: scale, options: options, context: context)
        content = nil
    }

    /// Creates a view of the loaded image, and of what stands for it.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        settings = WebImageSettings(url: url, scale: scale, options: options, context: context)
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// Creates a view with content for each phase of the load; the transaction's animation is that of an image that had to
    /// be waited for.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (WebImagePhase) -> Content
    ) {
        settings = WebImageSettings(url: url, scale: scale, options: options, context: context)
        settings.actions.animation = transaction.animation
        self.content = content
    }

    /// The image, or what stands for it.
    @MainActor public var body: some View {
        LoadedWebImage(settings: settings, content: content)
    }
}

extension WebImage: WebImageView {}

/// Loads the image of the settings.
struct LoadedWebImage<Content: View>: View {
    let settings: WebImageSettings
    let content: ((WebImagePhase) -> Content)?

    var body: some View {
        RemoteImageView(settings.request, actions: settings.allActions) { state in
            if let content {
                content(Self.phase(state)).overlay { settings.indicator(for: state) }
            } else {
                plain(state).overlay { settings.indicator(for: state) }
            }
        }
    }

    private static func phase(_ state: RemoteImageState) -> WebImagePhase {
        if let image = state.image { return .success(Image(uiImage: image)) }
        return state.error.map { .failure($0) } ?? .empty
    }

    @ViewBuilder private func plain(_ state: RemoteImageState) -> some View {
        if let image = state.image {
            settings.configurations.reduce(Image(uiImage: image)) { $1($0) }
        } else if let placeholder = settings.placeholder,
            state.error != nil || !settings.options.contains(.delayPlaceholder)
        {
            placeholder.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        } else {
            Color.clear
        }
    }
}
