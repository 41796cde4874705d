// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// How large a sheet is in a window of regular width.
nonisolated public protocol PresentationSizing {
    /// The size that is offered to what the sheet holds.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// What a sheet holds.
nonisolated public struct PresentationSizingRoot: Sendable {
    let measure: UncheckedSendable<(ProposedViewSize) -> CGSize>

    /// The size that the content takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure.value(proposal) }
}

/// Where a sheet is shown.
nonisolated public struct PresentationSizingContext: Sendable {}

/// The system's choice: a form's size.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.formSize) }
}

/// A form's size.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.formSize) }
}

/// About the size of a page of paper.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.pageSize) }
}

/// The content's own size.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A size along one axis of which the content decides.
nonisolated struct PartlyFittedSizing: PresentationSizing {
    let base: any PresentationSizing
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let wanted = base.proposedSize(for: root, context: context)
        guard horizontal || vertical else { return wanted }
        let own = root.sizeThatFits(
            ProposedViewSize(
                width: horizontal ? nil : wanted.width, height: vertical ? nil : wanted.height))
        return ProposedViewSize(
            width: horizontal ? own.width : wanted.width, height: vertical ? own.height : wanted.height)
    }
}

extension PresentationSizing {
    /// As large as the content along some axes.
    public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public nonisolated static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public nonisolated static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public nonisolated static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public nonisolated static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Sets how large the sheet around this view is in a window of regular width.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(PresentationTraitsModifier { $0.sizing = sizing })
    }
}

/// Gives a sheet's content the size that a sizing asks for, within the room that the window has.
nonisolated struct SheetSizingLayout: Layout {
    let sizing: any PresentationSizing
    /// The window without its margins.
    let room: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let root = PresentationSizingRoot(measure: UncheckedSendable { content.sizeThatFits($0) })
        let wanted = sizing.proposedSize(for: root, context: PresentationSizingContext())
        let own = content.sizeThatFits(wanted)
        return CGSize(
            width: min(wanted.width ?? own.width, room.width), height: min(wanted.height ?? own.height, room.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
