// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

/// Paths and colours of Core Graphics are those of SwiftUI.
@MainActor
@Suite("CGPath and CGColor")
struct CGPathTests {
    private let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

    @Test("round rectangles have circular corners")
    func roundRectangles() {
        let expected = Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 5), style: .circular)
        let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 5, transform: nil)
        #expect(Path(path) == expected)
        #expect(path.boundingBoxOfPath == path.boundingBox)
        let mutable = CGMutablePath()
        mutable.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 5)
        #expect(Path(mutable) == expected)
    }

    @Test("arcs are those of a path")
    func arcs() {
        var expected = Path()
        expected.move(to: CGPoint(x: 0, y: 10))
        expected.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 3)
        expected.addRelativeArc(center: CGPoint(x: 20, y: 20), radius: 5, startAngle: .radians(1), delta: .radians(2))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 3)
        path.addRelativeArc(center: CGPoint(x: 20, y: 20), radius: 5, startAngle: 1, delta: 2)
        #expect(Path(path) == expected)
        #expect(path.currentPoint == expected.currentPoint)
        #expect(CGMutablePath().currentPoint == .zero)
    }

    @Test("a colour is copied with another opacity")
    func colors() {
        let color = CGColor(srgbRed: 0.5, green: 0.25, blue: 1, alpha: 1)
        #expect(color.copy(alpha: 0.5) == CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
    }

    @Test("traits with another appearance or contrast may have other colours")
    func appearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        func differs(from other: UITraitCollection?) -> Bool {
            light.hasDifferentColorAppearance(comparedTo: other)
        }
        let more = light.modifyingTraits { $0.accessibilityContrast = .high }
        let other = light.modifyingTraits { $0.displayScale = 2 }
        let traits = [UITraitCollection(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark), more, other]
        #expect(traits.map(differs) == [false, true, true, false])
        let differsFromNone = differs(from: nil)
        #expect(differsFromNone)
    }
}
