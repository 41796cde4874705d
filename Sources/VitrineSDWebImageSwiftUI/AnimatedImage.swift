// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
public import VitrineSDWebImage

/// A view that loads an image and shows it; browsers play the frames of a GIF or WebP image.
nonisolated public struct AnimatedImage: WebImageView {
    var settings: WebImageSettings

    /// Creates a view of the image at an address.
    ///
    /// - Parameters:
    ///   - url: The address of the image; `nil` fails.
    ///   - options: How it is loaded.
    ///   - context: What is said of the load beside.
    ///   - placeholderImage: What is shown until the image is there.
    public init(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        placeholderImage: UIImage? = nil
    ) {
        settings = WebImageSettings(url: url, options: options, context: context)
        settings.placeholder = placeholderImage.map { AnyView(Image(uiImage: $0)) }
    }

    /// Creates a view of the image at an address, with a view until it is there.
    public init<T: View>(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        @ViewBuilder placeholder: () -> T
    ) {
        settings = WebImageSettings(url: url, options: options, context: context)
        settings.placeholder = AnyView(placeholder())
    }

    /// Creates a view of the image in data.
    public init(data: Data, scale: CGFloat = 1) {
        settings = WebImageSettings(scale: scale, data: data)
    }

    /// Creates a view of a file of a bundle; the name has the file's ending.
    public init(name: String, bundle: Bundle? = nil) {
        let url = (bundle ?? .main).url(forResource: name, withExtension: nil)
        settings = WebImageSettings(data: url.flatMap { try? Data(contentsOf: $0) } ?? Data())
    }

    /// The image, or what stands for it.
    @MainActor public var body: some View { LoadedWebImage<EmptyView>(settings: settings, content: nil) }
}

extension AnimatedImage {
    /// Lets the image take the size that it is offered.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Self {
        with { $0.configurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
    }

    /// Sets whether the image is drawn with its own colours.
    public nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Self {
        with { $0.configurations.append { $0.renderingMode(renderingMode) } }
    }

    /// Sets the quality of the image in another size.
    public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Self {
        with { $0.configurations.append { $0.interpolation(interpolation) } }
    }

    /// Sets whether edges are smooth.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Self {
        with { $0.configurations.append { $0.antialiased(isAntialiased) } }
    }

    /// Shows a view until the image is there.
    public nonisolated func placeholder<T: View>(@ViewBuilder content: () -> T) -> Self {
        let view = AnyView(content())
        return with { $0.placeholder = view }
    }

    /// Calls an action with the image.
    public nonisolated func onSuccess(perform action: @escaping (UIImage) -> Void) -> Self {
        with { $0.onSuccess.append { image, _, _ in action(image) } }
    }

    /// Calls an action with the image and where it came from.
    public nonisolated func onSuccess(perform action: @escaping (UIImage, SDImageCacheType) -> Void) -> Self {
        with { $0.onSuccess.append { image, _, type in action(image, type) } }
    }

    /// Calls an action with the image, its data and where it came from.
    public nonisolated func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> Self {
        with { settings in action.map { settings.onSuccess.append($0) } }
    }

    /// Calls an action when the load fails.
    public nonisolated func onFailure(perform action: ((any Error) -> Void)? = nil) -> Self {
        with { settings in action.map { settings.onFailure.append($0) } }
    }

    /// Calls an action once, when all bytes are there.
    public nonisolated func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> Self {
        with { settings in action.map { settings.onProgress.append($0) } }
    }

    /// Shows an indicator over the view while the image is loaded.
    public nonisolated func indicator<T: View>(_ indicator: Indicator<T>) -> Self {
        with { $0.indicator = { AnyView(indicator.content(.constant($0), .constant(0))) } }
    }

    /// Shows a view over the image; its first value says whether the image is being loaded, the second one is 0.
    public nonisolated func indicator<T: View>(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
    ) -> Self {
        indicator(Indicator(content: content))
    }
}
