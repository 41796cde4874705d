// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct CacheLifetimeTests {
    @Test(
        arguments: [
            (nil, nil, 0), ("", nil, 0), ("public", nil, 0), ("max-age=60", nil, 60), ("public, max-age=60", nil, 60),
            ("MAX-AGE=\"60\"", nil, 60), ("max-age=60", "20", 40), ("max-age=60", "90", 0),
            ("max-age=60, s-maxage=5", nil, 5),
            ("no-store, max-age=60", nil, 0), ("private, max-age=60", nil, 0), ("max-age=60, no-cache", nil, 0),
            ("max-age=-9223372036854775808", "5", 0), ("max-age=60", "-9223372036854775808", 60),
            ("max-age=9223372036854775807", "-1", CacheLifetime.limit), ("max-age=60", "9223372036854775807", 0),
            ("max-age=-5", nil, 0), ("max-age=x", nil, 0), ("max-age=99999999999999999999", nil, 0),
            ("max-age=31536000", nil, CacheLifetime.limit), (",,=,max-age", nil, 0),
        ] as [(String?, String?, Int)])
    func anAnswerCountsAsLongAsItsServerSays(_ control: String?, _ age: String?, _ seconds: Int) {
        #expect(CacheLifetime.duration(cacheControl: control, age: age) == .seconds(seconds))
    }
}
