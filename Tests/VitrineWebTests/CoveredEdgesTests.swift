// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineLayout

@testable import VitrineWeb

/// What a device covers of its window, told by the browser.
@Suite struct CoveredEdgesTests {
    @Test(
        arguments: [
            ("3px", [3, 3, 3, 3]), ("1px 2px", [1, 2, 1, 2]), ("1px 2.5px 3px", [1, 2.5, 3, 2.5]),
            ("1px 2px 3px 4px", [1, 2, 3, 4]),
        ] as [(String, [Double])])
    func `lengths are written as CSS writes them`(css: String, edges: [Double]) throws {
        let covered = try #require(BrowserViewport.CoveredEdges(css: css))
        #expect([covered.top, covered.right, covered.bottom, covered.left] == edges)
    }

    @Test(arguments: [
        "", "px", "1", "1em", "1px ", "1px  2px", "-1px", "201px", "nanpx", "infpx", "1px 1px 1px 1px 1px",
        String(repeating: "0", count: 200) + "px",
    ])
    func `what is no such lengths, or more than a device covers, is refused`(css: String) {
        #expect(BrowserViewport.CoveredEdges(css: css) == nil)
    }

    @Test func `the safe area is mirrored with the language`() {
        var viewport = BrowserViewport(width: 844, height: 390)
        #expect(viewport.window(isRightToLeft: false).safeArea == EdgeInsets())
        viewport.covered = .init(css: "0px 10px 21px 47px")!
        let safeArea = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 10)
        #expect(viewport.window(isRightToLeft: false).safeArea == safeArea)
        #expect(
            viewport.window(isRightToLeft: true).safeArea
                == EdgeInsets(top: 0, leading: 10, bottom: 21, trailing: 47))
        #expect(viewport.window(isRightToLeft: false, safeArea: EdgeInsets()).safeArea == EdgeInsets())
    }
}
