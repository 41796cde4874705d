// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineComponents

@Suite("The widths of segments")
struct SegmentRowTests {
    @Test("are equal where every title fits")
    func equal() {
        #expect(SegmentRow.widths(of: [40, 60, 100], in: 300) == [100, 100, 100])
        #expect(SegmentRow.widths(of: [], in: 300).isEmpty)
    }

    @Test("follow the titles where one does not fit, and fill the row")
    func byContent() {
        #expect(SegmentRow.widths(of: [40, 60, 140], in: 300) == [60, 80, 160])
    }

    @Test("shrink in proportion where all together do not fit")
    func tooMany() {
        #expect(SegmentRow.widths(of: [200, 400], in: 300) == [100, 200])
    }
}
