// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A sheet: a card over the dimmed window (Documentation/Layout.md 9.11).
nonisolated struct SheetSurface: View {
    let parts: PresentationParts
    let content: PresentedContent
    @Environment(\.window) private var window
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.self) private var environment
    /// The detent that the user has chosen, if the app has no binding to it.
    @State private var chosen: PresentationDetent?

    @MainActor var body: some View {
        let detents = sizeClass == .regular ? [] : heights
        let frame = frame(among: detents)
        let shows = showsIndicator(detents)
        let next: @MainActor () -> Void = { selectNext(among: detents) }
        // A card of the content's size is at the centre.
        let isSized = sizing != nil
        let isLow = isLow(among: detents)
        return ZStack(alignment: isSized ? .center : .top) {
            if !isLow {
                if mayRecede(frame, among: detents) { RecededEdges(card: frame) }
                DimmingView(action: parts.leave)
            }
            dragTargets(detents)
            card(frame, isLow: isLow)
                .overlay(alignment: .top) { if shows { SheetIndicator(next: detents.count > 1 ? next : nil) } }
                .padding(.top, isSized ? 0 : frame.top)
        }
        .frame(width: window.size.width, height: window.size.height, alignment: isSized ? .center : .top)
        .onChange(of: isLow, initial: true) { parts.heightDidChange(isLow) }
        .onDisappear { parts.heightDidChange(nil) }
    }

    /// The places where a dragged card may be released; without them it cannot be dragged.
    @MainActor @ViewBuilder private func dragTargets(_ heights: [Height]) -> some View {
        ZStack {
            if heights.count > 1 {
                ForEach(heights, id: \.detent) { height in
                    DragTarget(motion: .detent(top: SheetFrame.card(height: height.length, in: window).top)) {
                        select(height.detent)
                    }
                }
            }
            if !parts.traits.isDismissDisabled { DragTarget(motion: .dismissal, action: parts.leave) }
        }
        .frame(width: 0, height: 0)
    }

    private func card(_ frame: SheetFrame, isLow: Bool) -> some View {
        // Its edge would not be seen on a page of the same colour: its shadow is around the clipped card.
        let hasShadow = isLow && !frame.isLarge && parts.traits.background == nil
        let (top, bottom) = frame.radii
        let radius = parts.traits.cornerRadius
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius ?? top, bottomLeadingRadius: bottom == 0 ? 0 : radius ?? bottom,
            bottomTrailingRadius: bottom == 0 ? 0 : radius ?? bottom, topTrailingRadius: radius ?? top,
            style: .continuous)
        let layout: AnyLayout =
            if let sizing {
                AnyLayout(SheetSizingLayout(sizing: sizing, room: SheetFrame.room(in: window)))
            } else {
                AnyLayout(SheetCardLayout(size: frame.size))
            }
        return layout { PresentedRegion(insets: frame.insets, content: content.shown(with: parts)) }
            .environment(\.groundColorScheme, environment.colorScheme)
            .background {
                if !hasShadow { SheetBackground(custom: parts.traits.background, isLarge: frame.isLarge) }
            }
            .clipShape(shape)
            .background { if hasShadow { shape.fill(SystemGlass(.undimmedSheet)) } }
            .modifier(SemanticsModifier { $0.motion = .card })
    }

    /// The sizing of the content in a regular width.
    private var sizing: (any PresentationSizing)? { sizeClass == .regular ? parts.traits.sizing : nil }

    // MARK: - Detents

    private struct Height {
        let detent: PresentationDetent
        let length: CGFloat
    }

    private var context: PresentationDetent.Context {
        PresentationDetent.Context(maxDetentValue: SheetFrame.largestHeight(in: window), environment: environment)
    }

    /// The detents in order of their heights.
    private var heights: [Height] {
        let context = self.context
        let detents = parts.traits.detents ?? []
        return detents.compactMap { detent in detent.height(in: context).map { Height(detent: detent, length: $0) } }
            .sorted { $0.length < $1.length }
    }

    /// The index of the detent that the app or the user has selected, otherwise of the smallest one.
    private func selected(among heights: [Height]) -> Int? {
        let wanted = parts.traits.selection?.wrappedValue ?? chosen
        return heights.firstIndex { $0.detent == wanted } ?? heights.indices.first
    }

    /// Whether the card is at most as high as the app lets it be for the views behind it to be used.
    private func isLow(among heights: [Height]) -> Bool {
        let interaction = parts.traits.backgroundInteraction
        guard let limit = interaction.limit else { return interaction.isEnabled }
        guard let largest = limit.height(in: context) else { return false }
        let height = selected(among: heights).map { heights[$0].length } ?? SheetFrame.largestHeight(in: window)
        return height <= largest
    }

    private func frame(among heights: [Height]) -> SheetFrame {
        guard sizeClass != .regular else { return .form(in: window) }
        return .card(height: selected(among: heights).map { heights[$0].length }, in: window)
    }

    /// Whether the card reaches from the bottom edge of the window to its top at one of the heights, so that what is
    /// behind it recedes.
    private func mayRecede(_ frame: SheetFrame, among heights: [Height]) -> Bool {
        guard sizeClass != .regular, environment.verticalSizeClass != .compact else { return false }
        return frame.isLarge || heights.contains { SheetFrame.card(height: $0.length, in: window).isLarge }
    }

    private func showsIndicator(_ heights: [Height]) -> Bool {
        switch parts.traits.dragIndicator {
        case .automatic: heights.count > 1
        case .visible: true
        case .hidden: false
        }
    }

    @MainActor private func selectNext(among heights: [Height]) {
        guard let index = selected(among: heights) else { return }
        select(heights[(index + 1) % heights.count].detent)
    }

    @MainActor private func select(_ detent: PresentationDetent) {
        chosen = detent
        parts.traits.selection?.wrappedValue = detent
    }
}

/// The drag indicator at the top of a sheet.
///
/// A tap on it selects the next detent, as on a phone; with a single detent it is decoration.
private nonisolated struct SheetIndicator: View {
    let next: (@MainActor () -> Void)?

    @MainActor var body: some View {
        let bar = Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(.top, 5)
        if let next {
            Button(action: next) { bar.frame(width: 60, height: 24, alignment: .top) }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(SystemWord.sheetHeight))
        } else {
            bar.accessibilityHidden(true)
        }
    }
}

/// The background of a sheet: that of the app, or the window's background at full height and a material below that.
private nonisolated struct SheetBackground: View {
    let custom: AnyView?
    let isLarge: Bool

    @MainActor var body: some View {
        if let custom {
            custom
        } else if isLarge {
            Color(.system(.background))
        } else {
            Rectangle().fill(SystemGlass(.sheet))
        }
    }
}

/// Lays out the card in its frame.
private nonisolated struct SheetCardLayout: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
