// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

#Preview("Latin", traits: .sizeThatFitsLayout) {
    VStack {
        Text("Handgloves 0123456789").font(.largeTitle)
        Text("AVATAR fi fl ffi Wolfgang").italic()
        Text("Mono").font(.body.monospaced())
        Image(systemName: "star.fill")
    }
}

#Preview("Many scripts", traits: .sizeThatFitsLayout) {
    VStack {
        Text(verbatim: "你好 こんにちは 안녕하세요")
        Text(verbatim: "שלום مرحبا")
        Text(verbatim: "ἄλφα Привет")
    }
}
