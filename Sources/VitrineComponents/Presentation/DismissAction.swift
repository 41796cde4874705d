// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// An action that dismisses the enclosing presentation: it pops the page or closes the sheet.
///
/// It does nothing outside of a presentation.
nonisolated public struct DismissAction: @unchecked Sendable {
    fileprivate let presentation: PresentationContext?

    /// Dismisses the enclosing presentation.
    @MainActor
    public func callAsFunction() { presentation?.dismiss() }
}

/// The state of the enclosing presentation, and how to dismiss it; the older form of `DismissAction`.
nonisolated public struct PresentationMode: @unchecked Sendable {
    fileprivate let presentation: PresentationContext?
    fileprivate var isDismissed = false

    /// Whether the view is in a presentation.
    public var isPresented: Bool { presentation != nil && !isDismissed }

    /// Dismisses the presentation.
    public mutating func dismiss() { isDismissed = true }
}

/// The enclosing presentation, which its presenter sets in the environment.
@MainActor
package final class PresentationContext {
    private let end: @MainActor () -> Void
    /// The action of the Escape key; `nil` dismisses the presentation.
    var onEscape: (@MainActor () -> Void)?
    /// The action of the Return key in a field.
    var onReturn: (@MainActor () -> Void)?

    package init(end: @escaping @MainActor () -> Void) { self.end = end }

    package func dismiss() { end() }
}

extension EnvironmentValues {
    package var presentation: PresentationContext? { object(of: PresentationContext.self) }

    /// The action that dismisses the enclosing presentation.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is in a presentation.
    public var isPresented: Bool { presentation != nil }

    /// A binding to the state of the enclosing presentation.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = presentation
        return Binding {
            PresentationMode(presentation: presentation)
        } set: { mode in
            guard mode.isDismissed else { return }
            MainActor.assumeIsolated { presentation?.dismiss() }
        }
    }
}
