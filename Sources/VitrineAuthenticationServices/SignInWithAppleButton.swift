// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
public import VitrineCore

/// A button that signs in with an Apple Account.
///
/// It takes the space that it is offered, as on iOS, without Apple's mark.
///
/// - Support: partial: there is no Apple Account; its completion gets `ASAuthorizationError.notHandled`.
nonisolated public struct SignInWithAppleButton: View {
    /// The titles that a button can have.
    public struct Label: Hashable, Sendable {
        let text: String

        /// "Sign in with Apple".
        public static let signIn = Label(text: "Sign in with Apple")
        /// "Continue with Apple".
        public static let `continue` = Label(text: "Continue with Apple")
        /// "Sign up with Apple".
        public static let signUp = Label(text: "Sign up with Apple")
    }

    /// The colours that a button can have.
    public struct Style: Hashable, Sendable {
        let isBlack: Bool
        let hasOutline: Bool

        /// White on black.
        public static let black = Style(isBlack: true, hasOutline: false)
        /// Black on white.
        public static let white = Style(isBlack: false, hasOutline: false)
        /// Black on white, with a line around it.
        public static let whiteOutline = Style(isBlack: false, hasOutline: true)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - onRequest: Fills in the request when the button is pressed.
    ///   - onCompletion: Called with `ASAuthorizationError.notHandled` after it.
    public init(
        _ label: SignInWithAppleButton.Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    /// The button.
    @MainActor public var body: some View {
        let _ = MissingAccount.note()
        let (onRequest, onCompletion) = (onRequest, onCompletion)
        AppleButton(text: label.text, style: style, radius: 6) {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        }
    }
}

/// A button in one of Apple's looks.
nonisolated struct AppleButton: View {
    let text: String
    let style: SignInWithAppleButton.Style
    let radius: Double
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        Button(action: action) {
            Text(verbatim: text)
                .font(.system(size: 19, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(style.isBlack ? Color.white : Color.black)
                .padding(.horizontal, 8)
                .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(shape.fill(style.isBlack ? Color.black : Color.white))
                .overlay {
                    if style.hasOutline { shape.strokeBorder(Color.black, lineWidth: 1) }
                }
                .contentShape(shape)
        }
        .buttonStyle(.plain)
    }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[SignInWithAppleButtonStyleKey.self] }
        set { self[SignInWithAppleButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons that sign in with an Apple Account look.
    ///
    /// - Parameter style: The look.
    /// - Returns: A view whose buttons have it.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
