// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

/// Each public modifier of a provider's previews says something to whoever lists or shows the preview.
@MainActor
@Suite("Probes of preview modifiers")
struct PreviewProbes {
    @Test("previewDisplayName names the preview")
    func previewDisplayName() {
        #expect(settings(Text("a").previewDisplayName("A")) == [.displayName("A")])
        #expect(settings(Text("a").previewDisplayName(nil)).isEmpty)
    }

    @Test("previewLayout gives the preview a size")
    func previewLayout() {
        let view = Text("a").previewLayout(.fixed(width: 10, height: 20))
        #expect(PreviewPresentation(settings(view)).layout == .fixed(width: 10, height: 20))
    }

    @Test("previewDevice names the device")
    func previewDevice() {
        #expect(PreviewPresentation(settings(Text("a").previewDevice("iPhone 16"))).device == "iPhone 16")
        #expect(PreviewDevice(rawValue: "iPad").rawValue == "iPad")
    }

    @Test("previewInterfaceOrientation turns the device", arguments: InterfaceOrientation.allCases)
    func previewInterfaceOrientation(_ orientation: InterfaceOrientation) {
        let view = Text("a").previewInterfaceOrientation(orientation)
        #expect(PreviewPresentation(settings(view)).orientation == orientation.orientation)
        #expect(orientation.id == orientation.orientation.rawValue)
    }

    private func settings(_ view: some View) -> [PreviewSetting] {
        PreviewElement.all(of: view).flatMap(\.settings)
    }
}
