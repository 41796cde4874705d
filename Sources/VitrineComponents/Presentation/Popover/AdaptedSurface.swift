// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The sheet or popover that a presentation is adapted to in this window.
nonisolated struct AdaptedSurface: View {
    let parts: PresentationParts
    let content: PresentedContent
    var isPopover = false
    /// The preferred arrow edge, or `nil` for automatic.
    var edge: Edge?
    /// The part of the presenting view that the popover is attached to.
    var attachment = PopoverAttachmentAnchor.rect(.bounds)
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @State private var carrier = StateCarrier()

    @MainActor var body: some View {
        let content = PresentedContent(build: content.build, carrier: carrier)
        switch kind {
        case .fullScreenCover: CoverSurface(parts: parts, content: content)
        case .popover: PopoverSurface(parts: parts, content: content, edge: edge, attachment: attachment)
        default: SheetSurface(parts: parts, content: content)
        }
    }

    private var kind: PresentationAdaptation.Kind {
        let own: PresentationAdaptation.Kind = isPopover ? .popover : .sheet
        guard width != .regular || height == .compact else { return own }
        let adaptation = parts.traits.adaptation
        switch (width == .regular ? adaptation?.vertical : adaptation?.horizontal)?.kind {
        case .automatic?, nil: return .sheet
        case .some(.none): return own
        case let kind?: return kind
        }
    }
}

/// A card of the content's size next to the presenting view.
nonisolated struct PopoverSurface: View {
    let parts: PresentationParts
    let content: PresentedContent
    let edge: Edge?
    let attachment: PopoverAttachmentAnchor
    @Environment(\.window) private var window
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        AnchoredLayout(
            anchor: { attachment.part(of: parts.anchor()) }, window: window, prefersAbove: edge == .top,
            isRightToLeft: direction == .rightToLeft
        ) {
            DimmingView(opacity: 0, action: parts.leave)
            content.shown(with: parts)
                .frame(minWidth: 44, minHeight: 44)
                .background { surface }
        }
        .frame(width: window.size.width, height: window.size.height)
    }

    @MainActor @ViewBuilder private var surface: some View {
        if let custom = parts.traits.background {
            custom.clipShape(RoundedRectangle(cornerRadius: parts.traits.cornerRadius ?? 26, style: .continuous))
        } else {
            DialogBackground(radius: parts.traits.cornerRadius ?? 26)
        }
    }
}
