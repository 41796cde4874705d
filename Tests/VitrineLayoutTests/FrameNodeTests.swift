// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineLayout

/// A frame with fixed lengths is as large as it says, whatever its child wants.
@Suite struct FrameNodeTests {
    let fixture = Fixture()

    @Test func bothLengthsAreTheFramesOwn() {
        let child = fixture.rigid(10, 20)
        let frame = fixture.frame(120, 40, .topLeading, child)
        fixture.mount(fixture.zstack(.topLeading, [frame]), 300, 200)
        #expect(fixture.frame(frame) == [90, 80, 120, 40])
        #expect(fixture.frame(child) == [90, 80, 10, 20])
    }

    @Test func oneLengthLeavesTheOtherToTheChild() {
        let wide = fixture.frame(120, nil, .leading, fixture.rigid(10, 20))
        let tall = fixture.frame(nil, 120, .top, fixture.rigid(10, 20))
        fixture.mount(fixture.zstack(.topLeading, [wide, tall]), 300, 200)
        #expect(fixture.frame(wide) == [90, 40, 120, 20])
        #expect(fixture.frame(tall) == [90, 40, 10, 120])
    }

    @Test func theChildIsProposedTheFrame() {
        let child = fixture.color
        fixture.mount(fixture.frame(120, 40, .center, child), 300, 200)
        #expect(fixture.frame(child) == [90, 80, 120, 40])
    }

    @Test(arguments: [-1, Double.infinity, .nan])
    func aLengthThatIsNoneIsIgnored(length: Double) {
        let frame = fixture.frame(length, 40, .center, fixture.rigid(10, 20))
        fixture.mount(frame, 300, 200)
        #expect(fixture.frame(frame) == [145, 80, 10, 40])
    }
}
