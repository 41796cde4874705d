// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// The conditions under which a view is rendered: a test's layout and traits in the renderer's terms.
struct ViewConditions {
    /// The scale of a phone, for tests that specify none. (swift-snapshot-testing uses the simulator's.)
    static let defaultScale = 3.0

    let traits: SnapshotTraits
    private let horizontal: UserInterfaceSizeClass?
    private let vertical: UserInterfaceSizeClass?
    private let isElevated: Bool?
    private let weight: LegibilityWeight?

    /// Creates the conditions of a layout and traits, of which `overriding` take precedence over the device's.
    ///
    /// The locale of the machine has no influence. `fitting` is the proposal for a view without a given size: its ideal
    /// size, or size zero, which swift-snapshot-testing proposes for images.
    init(
        layout: SwiftUISnapshotLayout, traits overriding: UITraitCollection,
        locale: Locale = Locale(identifier: "en_US"), fitting: ProposedViewSize = .unspecified
    ) {
        let config: ViewImageConfig =
            switch layout {
            case .device(let config): config
            case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
            case .sizeThatFits: ViewImageConfig()
            }
        let values = UITraitCollection(traitsFrom: [config.traits, overriding]).values
        let isRightToLeft = values.layoutDirection == .rightToLeft
        horizontal = UserInterfaceSizeClass(values.horizontalSizeClass)
        vertical = UserInterfaceSizeClass(values.verticalSizeClass)
        isElevated = values.userInterfaceLevel == .unspecified ? nil : values.userInterfaceLevel == .elevated
        weight = LegibilityWeight(values.legibilityWeight)
        traits = SnapshotTraits(
            layout: config.size.map { .fixed(width: $0.width, height: $0.height) }
                ?? .sizeThatFits(width: fitting.width.map { Double($0) }, height: fitting.height.map { Double($0) }),
            scale: values.displayScale == 0 ? ViewConditions.defaultScale : Double(values.displayScale),
            isDark: values.userInterfaceStyle == .dark,
            increasesContrast: values.accessibilityContrast == .high,
            dynamicTypeSize: DynamicTypeSize(values.preferredContentSizeCategory) ?? .large,
            locale: locale, isRightToLeft: isRightToLeft,
            safeArea: EdgeInsets(config.safeArea, isRightToLeft: isRightToLeft))
    }

    /// Returns the view with the conditions that the window does not determine: the size classes of the traits, their
    /// level and their weight of text.
    func applied<V: View>(to view: V) -> some View {
        let (horizontal, vertical) = (horizontal, vertical)
        let (isElevated, weight) = (isElevated, weight)
        return
            view
            .transformEnvironment(\.horizontalSizeClass) { $0 = horizontal ?? $0 }
            .transformEnvironment(\.verticalSizeClass) { $0 = vertical ?? $0 }
            .transformEnvironment(\.isElevated) { $0 = isElevated ?? $0 }
            .transformEnvironment(\.legibilityWeight) { $0 = weight ?? $0 }
    }
}

extension UserInterfaceSizeClass {
    /// Creates the size class of a trait; `nil` for an unspecified one.
    fileprivate init?(_ trait: UIUserInterfaceSizeClass) {
        switch trait {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension LegibilityWeight {
    /// Creates the weight of a trait; `nil` for an unspecified one.
    fileprivate init?(_ trait: UILegibilityWeight) {
        switch trait {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified: return nil
        }
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension DynamicTypeSize {
    private static let categories: [UIContentSizeCategory: DynamicTypeSize] = [
        .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .xLarge,
        .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge, .accessibilityMedium: .accessibility1,
        .accessibilityLarge: .accessibility2, .accessibilityExtraLarge: .accessibility3,
        .accessibilityExtraExtraLarge: .accessibility4, .accessibilityExtraExtraExtraLarge: .accessibility5,
    ]

    /// Creates the text size of a category; `nil` for an unspecified one.
    fileprivate init?(_ category: UIContentSizeCategory) {
        guard let size = DynamicTypeSize.categories[category] else { return nil }
        self = size
    }
}
