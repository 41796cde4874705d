// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension View {
    /// Sets the heights at which the sheet around this view can rest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(PresentationTraitsModifier { $0.detents = detents })
    }

    /// Sets the heights at which the sheet around this view can rest, and says at which it does.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            PresentationTraitsModifier {
                $0.detents = detents
                $0.selection = selection
            })
    }

    /// Shows or hides the bar at the top of the sheet around this view.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(PresentationTraitsModifier { $0.dragIndicator = visibility })
    }

    /// Sets the radius of the sheet's corners; `nil` is the platform's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(PresentationTraitsModifier { $0.cornerRadius = cornerRadius })
    }

    /// Sets the ground of the sheet around this view.
    public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        presentationBackground { StyleFill(style: style) }
    }

    /// Sets the ground of the sheet around this view.
    public nonisolated func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let ground = AnyView(ZStack(alignment: alignment, content: content))
        return modifier(PresentationTraitsModifier { $0.background = ground })
    }

    /// Says whether what lies behind the sheet can be used.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modifier(PresentationTraitsModifier { $0.backgroundInteraction = interaction })
    }

    /// Says what a swipe up in the sheet does first: make it taller, or scroll what is in it.
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

    /// Keeps a person from closing the presentation around this view other than by its own controls.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PresentationTraitsModifier { $0.isDismissDisabled = isDisabled })
    }
}

/// What a swipe up in a sheet does first.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, resizes, scrolls }
    private let kind: Kind

    /// As the system chooses.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
    /// The sheet becomes taller before anything in it scrolls.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
    /// What is in the sheet scrolls; its grip makes it taller.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// Whether what lies behind a presentation can be used.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind

    func isSame(as other: PresentationBackgroundInteraction) -> Bool { kind == other.kind }

    /// As the platform does: not.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)

    /// It can be used.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

    /// It cannot be used.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// It can be used while the sheet rests at this height; what the sheet's selection does not say counts as this one.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }

    func allows(_ selection: PresentationDetent?) -> Bool {
        switch kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent): selection == nil || selection == detent
        }
    }
}
