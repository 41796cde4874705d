// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that loads an image from a URL and shows it.
///
/// The session's loader fetches the image; the load is cancelled with the view and starts again for another URL. A file
/// is read if it is the app's: a resource, or in a folder that `FileManager` names in the session.
nonisolated public struct AsyncImage<Content>: View where Content: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// Creates a view that shows the loaded image, and a grey placeholder before.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` shows the placeholder.
    ///   - scale: The number of the image's pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, phases: { $0.image ?? Image(source: .placeholder, isDecorative: true) })
    }

    /// Creates a view that modifies the loaded image and shows a placeholder before, and if loading fails.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` shows the placeholder.
    ///   - scale: The number of the image's pixels per point.
    ///   - content: A closure that creates the view of the loaded image.
    ///   - placeholder: A view builder that creates the placeholder.
    public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// Creates a view with content for each phase of the load.
    ///
    /// Phases change without an animation: the transaction is ignored.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` stays in the phase `empty`.
    ///   - scale: The number of the image's pixels per point.
    ///   - transaction: Ignored here.
    ///   - content: A closure that creates the content of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, phases: content)
    }

    private init(url: URL?, scale: CGFloat, phases: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.scale = scale
        content = phases
    }

    /// The content for the current phase of the load.
    @MainActor public var body: some View {
        AsyncImageLoader(url: url, scale: scale, content: content)
    }
}

/// Holds the phase, so that only this view is updated when it changes.
private struct AsyncImageLoader<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    /// The URL of `phase`; for another URL nothing has been loaded.
    @State private var loaded: URL?
    @State private var ready = ReadyImage()

    var body: some View {
        content(loaded == url ? phase : ready.phase(of: url, scale: scale)).task(id: url) { await load() }
    }

    private func load() async {
        guard let url, !ready.isShown(url), let session = SessionContext.current else { return }
        session.activity.beginRequest()
        defer { session.activity.endRequest() }
        let result: AsyncImagePhase
        do {
            let picture = try await session.image(at: url)
            session.imageStore.insert(picture)
            result = .success(Image(source: .loaded(picture, scale: scale)))
        } catch {
            result = .failure(error)
        }
        // A cancelled load does not affect the image.
        if Task.isCancelled { return }
        loaded = url
        phase = result
    }
}

/// An image that is available when its view is created: it is shown at once, without a placeholder or a load.
@MainActor
private final class ReadyImage {
    private var url: URL?
    private var phase = AsyncImagePhase.empty

    func isShown(_ url: URL) -> Bool { url == self.url && phase.image != nil }

    func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
        guard url != self.url else { return phase }
        self.url = url
        phase = .empty
        if let url, let session = SessionContext.current, let picture = session.images.ready(url) {
            session.imageStore.insert(picture)
            phase = .success(Image(source: .loaded(picture, scale: scale)))
        }
        return phase
    }
}
