// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineSnapshots
@testable import VitrineUI

struct DeviceTests {
    @Test
    func idsAreDistinctAndFindTheirDevice() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Device.all.allSatisfy { Device.named($0.id) == $0 })
        #expect(Device.named("nokia") == nil)
    }

    @Test(arguments: Device.all)
    func aDeviceThatLiesIsAsHighAsItWasWide(_ device: Device) {
        let upright = device.screen(.portrait)
        let lying = device.screen(.landscape)
        #expect((upright.width, upright.height) == (lying.height, lying.width))
        #expect(upright.width < upright.height)
        #expect(upright.safeArea.top > 0)
    }
}
