// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AVKit
import SwiftUI
import Testing

@Suite("AVRoutePickerView")
@MainActor struct AVRoutePickerViewTests {
    @Test("has the tint color until a color is set, and again after nil")
    func activeTintColor() {
        let picker = AVRoutePickerView(frame: .zero)
        #expect(picker.activeTintColor == picker.tintColor)
        picker.activeTintColor = .red
        #expect(picker.activeTintColor == .red)
        picker.activeTintColor = nil
        #expect(picker.activeTintColor == picker.tintColor)
    }
}
