// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

/// A button of UIKit's that signs in with an Apple Account.
///
/// - Support: partial: without Apple's mark; what the app does when it is pressed fails.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
    /// The titles that a button can have.
    public enum ButtonType: Int, Sendable {
        /// "Sign in with Apple".
        case signIn = 0
        /// "Continue with Apple".
        case `continue` = 1
        /// "Sign up with Apple".
        case signUp = 2

        /// The title of a button that is given none.
        public static var `default`: ButtonType { .signIn }

        var label: SignInWithAppleButton.Label {
            switch self {
            case .signIn: .signIn
            case .continue: .continue
            case .signUp: .signUp
            }
        }
    }

    /// The colours that a button can have.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white = 0
        /// Black on white, with a line around it.
        case whiteOutline = 1
        /// White on black.
        case black = 2

        var inSwiftUI: SignInWithAppleButton.Style {
            switch self {
            case .white: .white
            case .whiteOutline: .whiteOutline
            case .black: .black
            }
        }
    }

    /// The radius of the corners.
    open var cornerRadius: CGFloat = 6 { didSet { didChange() } }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - type: What it says.
    ///   - style: How it looks.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: .zero)
        makeContent = { [weak self] in
            guard let self else { return AnyView(EmptyView()) }
            let button = AppleButton(text: type.label.text, style: style.inSwiftUI, radius: cornerRadius) {
                [weak self] in
                self?.sendActions(for: .touchUpInside)
                self?.sendActions(for: .primaryActionTriggered)
            }
            return AnyView(button.disabled(!isEnabled))
        }
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - type: What it says.
    ///   - style: How it looks.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }
}
