// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension View {
    /// Sets the heights at which the enclosing sheet can rest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationTraitsModifier { $0.detents = detents })
    }

    /// Sets the heights at which the enclosing sheet can rest, with a binding to the current one.
    ///
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: A binding to the current height.
    /// - Returns: A view whose sheet has the heights.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PresentationTraitsModifier {
                $0.detents = detents
                $0.selection = selection
            })
    }

    /// Shows or hides the drag indicator of the enclosing sheet.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationTraitsModifier { $0.dragIndicator = visibility })
    }

    /// Sets the corner radius of the enclosing sheet, in points; `nil` for the platform's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationTraitsModifier { $0.cornerRadius = cornerRadius })
    }

    /// Sets a style as the background of the enclosing sheet.
    public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        presentationBackground { StyleFill(style: style) }
    }

    /// Sets a view as the background of the enclosing sheet.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the background.
    ///   - content: A view builder of the background.
    /// - Returns: A view whose sheet has the background.
    public nonisolated func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let background = AnyView(ZStack(alignment: alignment, content: content))
        return modifier(PresentationTraitsModifier { $0.background = background })
    }

    /// Sets whether the views behind the enclosing sheet can be used.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modifier(PresentationTraitsModifier { $0.backgroundInteraction = interaction })
    }

    /// Sets whether a swipe up in the enclosing sheet resizes it or scrolls its content first.
    ///
    /// - Support: partial: a swipe over something that scrolls scrolls it, as `.scrolls` says; `.resizes` is noted.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        if behavior == .resizes {
            DeveloperNotes.withoutEffect(
                "presentationContentInteraction(.resizes)", remedy: "The sheet is made taller by its grip.")
        }
        return self
    }

    /// Prevents the user from dismissing the enclosing presentation, except by its own controls.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationTraitsModifier { $0.isDismissDisabled = isDisabled })
    }
}

/// The effect of a swipe up in a sheet.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, resizes, scrolls }
    private let kind: Kind

    /// The platform's default.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    /// The sheet grows before its content scrolls.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// The content scrolls; the drag indicator resizes the sheet.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// Whether the views behind a presentation can be used.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind

    func isSame(as other: PresentationBackgroundInteraction) -> Bool { kind == other.kind }

    /// The platform's default: they cannot be used.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)

    /// The views behind the presentation take input.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

    /// The views behind the presentation take no input.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// The views behind the sheet can be used while the sheet is at most as high as a detent.
    ///
    /// - Parameter detent: The largest detent at which they can be used.
    /// - Returns: The behavior.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }

    /// Whether they can be used at every height.
    var isEnabled: Bool { kind == .enabled }

    /// The largest detent at which they can be used; `nil` if the height makes no difference.
    var limit: PresentationDetent? {
        if case .upThrough(let detent) = kind { detent } else { nil }
    }
}
