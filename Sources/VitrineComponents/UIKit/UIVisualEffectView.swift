// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An effect on what lies behind a view of UIKit.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    /// Creates an effect that does nothing.
    public override init() {}

    /// The material that draws the effect.
    @MainActor var material: Material? { nil }
    /// The colour scheme of the effect; `nil` for the window's.
    @MainActor var scheme: ColorScheme? { nil }
}

/// A blur of what lies behind.
///
/// - Support: partial: drawn as SwiftUI's material of the same strength.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The strength of a blur.
    public enum Style: Int, Hashable, Sendable {
        /// Light, and lighter than what lies behind.
        case extraLight, light, dark
        /// A blur of the usual strength.
        case regular = 4
        /// Stronger.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// A material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The same, always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// The same, always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// The material of bars, always dark.
        case systemChromeMaterialDark
    }

    private let style: Style

    /// Creates a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    @MainActor override var material: Material? {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
        case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            .thickMaterial
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regularMaterial
        }
    }

    @MainActor override var scheme: ColorScheme? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}

/// A view of UIKit that shows an effect on what lies behind it.
open class UIVisualEffectView: UIView {
    /// The effect; `nil` for none.
    open var effect: UIVisualEffect? { didSet { didChange() } }
    /// The view that subviews are added to.
    public let contentView = UIView()

    /// Creates a view that shows an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        makeContent = { [weak self] in AnyView(self?.shown) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    @ViewBuilder private var shown: some View {
        if let effect, let material = effect.material {
            Rectangle().fill(material).transformEnvironment(\.colorScheme) { scheme in
                scheme = effect.scheme ?? scheme
            }
        }
    }
}
