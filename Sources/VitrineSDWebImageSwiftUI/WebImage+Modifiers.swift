// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineCore
import VitrineRemoteImages
public import VitrineSDWebImage

extension WebImage {
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

extension WebImage {
    /// Shows an image until the image is there, which is resized as this one is.
    public nonisolated func placeholder(_ image: Image) -> Self {
        with { settings in settings.placeholder = AnyView(settings.configurations.reduce(image) { $1($0) }) }
    }

    /// Sets whether the load ends with the view.
    public nonisolated func cancelOnDisappear(_ flag: Bool) -> Self { with { $0.actions.cancelsOnDisappear = flag } }

    /// Sets whether a failed load begins again with the view: it always does.
    public nonisolated func retryOnAppear(_ flag: Bool) -> Self {
        if !flag { DeveloperNotes.withoutEffect("retryOnAppear(false)", remedy: "Leave the view out after a failure.") }
        return self
    }
}
