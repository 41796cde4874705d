// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Observation
public import VitrineCombine
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// Makes pictures of a view.
///
/// The view is drawn at once, as it is: what it loads is not waited for. It sees the default environment and not that
/// of the place where it is drawn; its states last as long as the renderer.
///
/// - Support: partial: pictures are UIImages; there is no Core Graphics for cgImage and render(rasterizationScale:renderer:).
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
    // Constant; it fires on the main actor, where its subscribers are.
    /// Fires when the image would change, while `isObservationEnabled` is `true`.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view that is drawn.
    public var content: Content {
        get { shown.content }
        set { shown.content = newValue }
    }

    /// What the view is asked to fit; nothing, unless somebody says so.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels in a point.
    public var scale: CGFloat = 1
    /// Whether what the view does not cover is black, and not transparent.
    public var isOpaque = false

    /// The colours that are calculated with; pictures are sRGB with eight bits.
    public var colorMode = ColorRenderingMode.nonLinear {
        didSet {
            guard colorMode != .nonLinear else { return }
            report(
                .withoutEffect, "ImageRenderer.colorMode has no effect here.", remedy: "Pictures are non-linear sRGB.")
        }
    }

    /// Whether `objectWillChange` fires when the view changes by itself.
    public var isObservationEnabled = false {
        didSet { observe() }
    }

    private let shown: ShownContent<Content>
    private var still: ViewStill?
    private var isDrawing = false

    /// A renderer of a view.
    public init(content view: Content) {
        shown = ShownContent(view)
    }

    /// The view as it is now; `nil` where it wants no room, or more than a picture has.
    public var uiImage: UIImage? {
        isDrawing = true
        defer { isDrawing = false }
        do {
            return try mounted().image(proposal: proposedSize, scale: scale, isOpaque: isOpaque)
        } catch {
            report(
                .invalidGeometry, "ImageRenderer drew nothing: \(error)",
                remedy: "Give the view a frame, or look at scale.")
            return nil
        }
    }

    private func mounted() throws -> ViewStill {
        if let still { return still }
        let made = ViewStill(ShownView(shown: shown), renderer: try .shared(), for: SessionContext.current)
        still = made
        observe()
        return made
    }

    private func observe() {
        guard isObservationEnabled, let still = try? still ?? mounted() else {
            still?.onChange = nil
            return
        }
        still.onChange = { [weak self] in
            guard let self, !isDrawing else { return }
            objectWillChange.send()
        }
    }

    private func report(_ code: Diagnostic.Code, _ message: String, remedy: String) {
        let session = SessionContext.current
        let diagnostic = Diagnostic(code, message, remedy: remedy, session: session?.identifier ?? "")
        if let session { return session.report(diagnostic) }
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
}
