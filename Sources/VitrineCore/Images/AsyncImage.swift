// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that loads a picture and shows it.
///
/// The session's loader fetches it; the load ends with the view and starts anew for another URL.
nonisolated public struct AsyncImage<Content>: View where Content: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// A picture over a grey placeholder.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, phases: { $0.image ?? Image(source: .placeholder, isDecorative: true) })
    }

    /// A picture that is changed once it is there, and what is shown before and where it cannot be loaded.
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

    /// What is shown in each phase of the load. Phases change at once: transactions do not animate them.
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

    @MainActor public var body: some View {
        AsyncImageLoader(url: url, scale: scale, content: content)
    }
}

/// Holds the phase, so that only this view runs again when it changes.
private struct AsyncImageLoader<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    /// Whose picture `phase` is: of another URL nothing is there yet.
    @State private var loaded: URL?
    @State private var ready = ReadyPicture()

    var body: some View {
        content(loaded == url ? phase : ready.phase(of: url, scale: scale)).task(id: url) { await load() }
    }

    private func load() async {
        guard let url, !ready.isShown(url), let session = SessionContext.current else { return }
        session.activity.beginRequest()
        defer { session.activity.endRequest() }
        let result: AsyncImagePhase
        do {
            let picture = try await session.images.load(url)
            session.imageStore.insert(picture)
            result = .success(Image(source: .loaded(picture, scale: scale)))
        } catch {
            result = .failure(error)
        }
        // A cancelled load says nothing about the picture.
        if Task.isCancelled { return }
        loaded = url
        phase = result
    }
}

/// The picture that was at hand when its view came: it is shown at once, without a placeholder and without a load.
@MainActor
private final class ReadyPicture {
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
