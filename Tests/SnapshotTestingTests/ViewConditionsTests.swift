// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineSnapshots

@testable import SnapshotTesting

@Suite("Layouts and traits of view snapshots")
struct ViewConditionsTests {
    @Test("A device gives size, safe area and its text size")
    func device() {
        let traits = ViewConditions(layout: .device(config: .iPhone13), traits: .init()).traits
        #expect(traits.layout == .fixed(width: 390, height: 844))
        #expect(traits.safeArea == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(traits.dynamicTypeSize == .medium)
        #expect(traits.scale == 3 && !traits.isDark && !traits.isRightToLeft)
    }

    @Test("A device lies, and its safe area with it")
    func landscape() {
        let traits = ViewConditions(layout: .device(config: .iPhoneX(.landscape)), traits: .init()).traits
        #expect(traits.layout == .fixed(width: 812, height: 375))
        #expect(traits.safeArea == EdgeInsets(top: 0, leading: 44, bottom: 24, trailing: 44))
    }

    @Test("A test's traits win over the device's")
    func overriding() {
        let traits = ViewConditions(
            layout: .device(config: .iPhone8),
            traits: UITraitCollection(traitsFrom: [
                .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .accessibilityLarge),
                .init(layoutDirection: .rightToLeft), .init(displayScale: 2), .init(accessibilityContrast: .high),
            ])
        ).traits
        #expect(traits.isDark && traits.isRightToLeft && traits.increasesContrast)
        #expect(traits.dynamicTypeSize == .accessibility2)
        #expect(traits.scale == 2)
    }

    @Test("A fixed size has no safe area, a fitting one no size")
    func sizes() {
        let fixed = ViewConditions(layout: .fixed(width: 10, height: 20), traits: .init()).traits
        #expect(fixed.layout == .fixed(width: 10, height: 20) && fixed.safeArea == EdgeInsets())
        #expect(fixed.dynamicTypeSize == .large)
        let fitting = ViewConditions(layout: .sizeThatFits, traits: .init()).traits
        #expect(fitting.layout == .sizeThatFits(width: nil, height: nil))
        let tight = ViewConditions(layout: .sizeThatFits, traits: .init(), fitting: .zero).traits
        #expect(tight.layout == .sizeThatFits(width: 0, height: 0))
    }

    @Test("Every size category is a text size of its own")
    func categories() {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        let sizes = categories.map {
            ViewConditions(layout: .sizeThatFits, traits: .init(preferredContentSizeCategory: $0)).traits
                .dynamicTypeSize
        }
        #expect(sizes == DynamicTypeSize.allCases)
    }

    @Test("Tablets lie unless told otherwise, and are split")
    func tablets() {
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
        #expect(ViewImageConfig.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
        let split = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
        #expect(split.size == CGSize(width: 678, height: 1024))
        #expect(split.traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadMini(.portrait(splitView: .oneThird)).traits.horizontalSizeClass == .compact)
    }

    @Test("Large phones are regular in width when they lie")
    func sizeClasses() {
        #expect(ViewImageConfig.iPhone13ProMax(.landscape).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPhone13(.landscape).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPhone13.traits.verticalSizeClass == .regular)
    }

    @Test("Later collections win, and unspecified traits say nothing")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            .init(userInterfaceStyle: .dark), .init(displayScale: 2), .init(userInterfaceStyle: .light), .init(),
        ])
        #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
        #expect(
            traits
                == UITraitCollection {
                    $0.userInterfaceStyle = .light; $0.displayScale = 2
                })
        #expect(traits.modifyingTraits { $0.userInterfaceStyle = .dark }.userInterfaceStyle == .dark)
    }
}
