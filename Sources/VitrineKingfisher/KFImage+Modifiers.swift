// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineCore
import VitrineRemoteImages

extension KFImageProtocol {
    private nonisolated func with(_ change: (inout KFSettings) -> Void) -> Self {
        var copy = self
        change(&copy.settings)
        return copy
    }

    // MARK: - The image

    /// Changes the image.
    public nonisolated func configure(_ block: @escaping (SwiftUI.Image) -> SwiftUI.Image) -> Self {
        with { $0.configurations.append(block) }
    }

    /// Makes a view of the image.
    public nonisolated func contentConfigure<V: View>(_ block: @escaping (SwiftUI.Image) -> V) -> Self {
        with { $0.content = { AnyView(block($0)) } }
    }

    /// Lets the image take the size that it is offered.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: SwiftUI.Image.ResizingMode = .stretch
    ) -> Self {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }

    /// Sets whether the image is drawn with its own colours.
    public nonisolated func renderingMode(_ renderingMode: SwiftUI.Image.TemplateRenderingMode?) -> Self {
        configure { $0.renderingMode(renderingMode) }
    }

    /// Sets the quality of the image in another size.
    public nonisolated func interpolation(_ interpolation: SwiftUI.Image.Interpolation) -> Self {
        configure { $0.interpolation(interpolation) }
    }

    /// Sets whether edges are smooth.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Self {
        configure { $0.antialiased(isAntialiased) }
    }

    // MARK: - Instead of the image

    /// Shows a view until the image is there.
    public nonisolated func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
        with { $0.placeholder = { _ in AnyView(content()) } }
    }

    /// Shows a view until the image is there. The progress begins at 0 and is not updated.
    public nonisolated func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
        with { $0.placeholder = { AnyView(content($0)) } }
    }

    /// Shows an image when the load fails.
    public nonisolated func onFailureImage(_ image: UIImage?) -> Self {
        let configurations = settings.configurations
        return with { settings in
            settings.failure = image.map { image in
                { AnyView(configurations.reduce(SwiftUI.Image(uiImage: image)) { $1($0) }) }
            }
        }
    }

    /// Shows a view when the load fails.
    public nonisolated func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
        with { $0.failure = { AnyView(content()) } }
    }

    // MARK: - The load

    /// Calls an action when the image is there.
    public nonisolated func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> Self {
        with { settings in action.map { settings.onSuccess.append($0) } }
    }

    /// Calls an action when the load fails.
    public nonisolated func onFailure(_ action: ((KingfisherError) -> Void)?) -> Self {
        with { settings in action.map { settings.onFailure.append($0) } }
    }

    /// Calls an action once, when all bytes are there.
    public nonisolated func onProgress(_ action: DownloadProgressBlock?) -> Self {
        with { settings in action.map { settings.onProgress.append($0) } }
    }

    /// Sets whether the load ends with the view.
    public nonisolated func cancelOnDisappear(_ flag: Bool) -> Self {
        with { $0.actions.cancelsOnDisappear = flag }
    }

    /// Tries again a number of times.
    public nonisolated func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self {
        retry(DelayRetryStrategy(maxRetryCount: maxCount, retryInterval: interval))
    }

    /// Tries again as a strategy says.
    public nonisolated func retry(_ strategy: (any RetryStrategy)?) -> Self { with { $0.retry = strategy } }

    /// Passes over what is cached.
    public nonisolated func forceRefresh(_ enabled: Bool = true) -> Self { with { $0.isForced = enabled } }

    /// Takes what is cached only.
    public nonisolated func onlyFromCache(_ enabled: Bool = true) -> Self { with { $0.isOnlyKept = enabled } }

    // MARK: - How it appears

    /// Fades in an image that had to be waited for, within a time in seconds.
    public nonisolated func fade(duration: TimeInterval) -> Self { with { $0.fade(duration) } }

    /// Animates an image that had to be waited for with a transition.
    public nonisolated func loadTransition(_ transition: AnyTransition, animation: Animation? = .default) -> Self {
        with {
            $0.transition = transition
            $0.actions.animation = animation
        }
    }

    /// Sets the number of pixels per point.
    public nonisolated func scaleFactor(_ factor: CGFloat) -> Self { with { $0.scale = Double(factor) } }

    // MARK: - Processors

    /// Sets how the image is processed.
    public nonisolated func setProcessor(_ processor: any ImageProcessor) -> Self {
        with { $0.processors = [processor] }
    }

    /// Sets how the image is processed.
    public nonisolated func setProcessors(_ processors: [any ImageProcessor]) -> Self {
        with { $0.processors = processors }
    }

    /// Processes the image further.
    public nonisolated func appendProcessor(_ processor: any ImageProcessor) -> Self {
        with { $0.processors.append(processor) }
    }

    /// Makes the image not larger than a size, in points.
    public nonisolated func downsampling(size: CGSize) -> Self {
        appendProcessor(DownsamplingImageProcessor(size: size))
    }

    /// Gives the image another size with its own proportions.
    public nonisolated func resizing(referenceSize: CGSize, mode: ContentMode) -> Self {
        appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
    }

    /// Gives the view round corners.
    public nonisolated func roundCorner(radius: CGFloat) -> Self {
        appendProcessor(RoundCornerImageProcessor(cornerRadius: radius))
    }

    /// Blurs the view.
    public nonisolated func blur(radius: CGFloat) -> Self { appendProcessor(BlurImageProcessor(blurRadius: radius)) }

    /// Takes the colours out of the image.
    public nonisolated func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }

    // MARK: - Without effect

    /// Caches the original: it always is.
    public nonisolated func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }

    /// Caches in memory only: there is no disk.
    public nonisolated func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }

    /// Decodes elsewhere: browsers do.
    public nonisolated func backgroundDecode(_ enabled: Bool = true) -> Self { self }

    /// Loads from a disk at once: there is none.
    public nonisolated func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }

    /// Has no effect: a load begins with the view.
    public nonisolated func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self {
        if flag {
            DeveloperNotes.withoutEffect("startLoadingBeforeViewAppear", remedy: "Load ahead with ImagePrefetcher.")
        }
        return self
    }

    /// Has no effect: loads have no priorities.
    public nonisolated func reducePriorityOnDisappear(_ flag: Bool) -> Self {
        if flag { DeveloperNotes.withoutEffect("reducePriorityOnDisappear", remedy: "Use cancelOnDisappear.") }
        return self
    }
}
