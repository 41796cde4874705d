// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineSnapshots

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

    @Test(arguments: [
        ("iPhone 16 Pro", "iphone-16-pro"), ("iPhone SE (1st generation)", "iphone-se"), ("iPhone SE", "iphone-se-3"),
        ("iPad mini", "ipad-mini"), ("iPad Pro 11-inch (M4)", "ipad-pro-11"),
    ])
    func xcodesNamesAreUnderstood(_ name: String, _ id: String) {
        #expect(Device.called(name)?.id == id)
    }

    @Test
    func anUnknownNameIsNoDevice() {
        #expect(Device.called("Nokia 3310") == nil)
    }
}
