// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Observation
import VitrineBase
public import VitrineCombine
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// Renders a view to images.
///
/// The view is rendered at once, as it is: pending loads are not waited for. It has the default environment, not that
/// of the place where it is used; its state lasts as long as the renderer.
///
/// - Support: partial: images are UIImages, and views are drawn into PDF; there is no cgImage.
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
    // Constant; it fires on the main actor, where its subscribers are.
    /// Fires when the image would change, while `isObservationEnabled` is `true`.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to render.
    public var content: Content {
        get { shown.content }
        set { shown.content = newValue }
    }

    /// The size that is proposed to the view; unspecified by default.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// Whether what the view does not cover is black instead of transparent.
    public var isOpaque = false

    /// The colour space of the rendering; images are sRGB with eight bits per component.
    public var colorMode = ColorRenderingMode.nonLinear {
        didSet {
            guard colorMode != .nonLinear else { return }
            report(
                .withoutEffect, "ImageRenderer.colorMode has no effect here.", remedy: "Images are non-linear sRGB.")
        }
    }

    /// Whether `objectWillChange` fires when the view changes by itself.
    public var isObservationEnabled = false {
        didSet { observe() }
    }

    private let shown: ShownContent<Content>
    private var still: ViewStill?
    private var isDrawing = false

    /// Creates a renderer of a view.
    public init(content view: Content) {
        shown = ShownContent(view)
    }

    /// The image of the view as it is now; `nil` if the view has no size, or one that exceeds the limit of images.
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

    /// Draws the view as it is now into a drawing context, such as one of a PDF document.
    ///
    /// Its lower left corner is at the origin, with a y axis that points up, as contexts of Core Graphics have it; move
    /// the context to draw it elsewhere. On a page of a PDF document texts stay texts and shapes stay shapes.
    ///
    /// - Parameters:
    ///   - rasterizationScale: The number of pixels per point of what is an image in a document: blurs, shadows, masks.
    ///   - renderer: A closure that is called once with the size of the view, in points, and a function that draws it
    ///     into a context; not called if the view has no size.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        isDrawing = true
        defer { isDrawing = false }
        do {
            let still = try mounted()
            let proposal = proposedSize
            let size = try still.size(proposal: proposal)
            renderer(size) { context in
                context.saveGState()
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.draw(still, proposal: proposal, scale: rasterizationScale)
                context.restoreGState()
            }
        } catch {
            report(.invalidGeometry, "ImageRenderer drew nothing: \(error)", remedy: "Give the view a frame.")
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
