// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A type that determines the size of a sheet in a regular width.
nonisolated public protocol PresentationSizing {
    /// Returns the size that is proposed to the content of a sheet.
    ///
    /// - Parameters:
    ///   - root: The content.
    ///   - context: The context of the presentation.
    /// - Returns: The proposed size, in points; `nil` lengths are left to the content.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for measuring.
nonisolated public struct PresentationSizingRoot: Sendable {
    let measure: UncheckedSendable<(ProposedViewSize) -> CGSize>

    /// Returns the size that the content takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure.value(proposal) }
}

/// The context in which a sheet is presented.
nonisolated public struct PresentationSizingContext: Sendable {}

/// The default sizing: the size of a form.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// Returns the size of a form.
    ///
    /// - Parameters:
    ///   - root: The content, which is not measured.
    ///   - context: The context of the presentation.
    /// - Returns: The size, in points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.formSize) }
}

/// A sizing with the size of a form.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// Returns the size of a form.
    ///
    /// - Parameters:
    ///   - root: The content, which is not measured.
    ///   - context: The context of the presentation.
    /// - Returns: The size, in points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.formSize) }
}

/// A sizing of about the size of a page of paper.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// Returns the size of a page.
    ///
    /// - Parameters:
    ///   - root: The content, which is not measured.
    ///   - context: The context of the presentation.
    /// - Returns: The size, in points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(SheetFrame.pageSize) }
}

/// A sizing with the ideal size of the content.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// Returns the ideal size of the content.
    ///
    /// - Parameters:
    ///   - root: The content.
    ///   - context: The context of the presentation.
    /// - Returns: The size, in points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A sizing that the content overrides along some axes.
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
    /// Returns a sizing that uses the content's size along some axes.
    ///
    /// - Parameters:
    ///   - horizontal: Whether the content determines the width.
    ///   - vertical: Whether the content determines the height.
    /// - Returns: The sizing.
    public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing: the size of a form.
    public nonisolated static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public nonisolated static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// About the size of a page of paper.
    public nonisolated static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    public nonisolated static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Sets the sizing of the enclosing sheet in a regular width.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(PresentationTraitsModifier { $0.sizing = sizing })
    }
}

/// Gives a sheet's content the size of a sizing, at most the available space.
nonisolated struct SheetSizingLayout: Layout {
    let sizing: any PresentationSizing
    /// The size of the window without its margins.
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
