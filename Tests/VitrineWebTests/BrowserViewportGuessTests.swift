// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@testable import VitrineWeb

/// The window for which a browser's first page is laid out.
@Suite struct BrowserViewportGuessTests {
    @Test(
        arguments: [
            (nil, nil, 390), ("", nil, 390), ("curl/8.5", nil, 390),
            ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", nil, 390),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1", nil,
                390
            ),
            ("Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36", "?1", 390),
            ("Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", nil, 390),
            ("Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0", "?1", 390),
            ("Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Safari/537.36", "?0", 820),
            ("Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Safari/604.1", nil, 820),
            ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", nil, 1_280),
            ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36", "?0", 1_280),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", nil, 1_280),
        ] as [(String?, String?, Double)])
    func `is that of a device of its kind`(userAgent: String?, isMobile: String?, width: Double) {
        let viewport = BrowserViewport(userAgent: userAgent, isMobile: isMobile)
        #expect(viewport.width == width)
        #expect(viewport.window(isRightToLeft: false).horizontalSizeClass == (width > 600 ? .regular : .compact))
    }
}
