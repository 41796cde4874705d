// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Styles, designs, decorations and scripts of text.
struct TextPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title.bold())
                Text("Headline").font(.headline)
                Text("Body with **bold**, *italic* and a longer sentence that has to break into lines.")
                Text("Markdown: `code`, ~~gone~~ and a [link to Swift](https://swift.org)")
                Text("Callout, secondary").font(.callout).foregroundStyle(.secondary)
                Text("Caption").font(.caption)
                Text("Rounded 123").font(.system(size: 22, weight: .bold, design: .rounded))
                Text("Serif Typography").font(.system(size: 22, design: .serif))
                Text("Monospaced 0O1l").font(.system(size: 17, design: .monospaced))
                Text("Underlined").underline() + Text(" and ") + Text("struck").strikethrough(color: .red)
                Text("Tracking").tracking(4) + Text("  up").baselineOffset(6).font(.footnote)
                Text("Grüße, čeština, Ελληνικά, Русский").font(.subheadline)
                Text("مرحبا بالعالم").font(.title3)
                Text("A line that is too long for the window and therefore ends in an ellipsis somewhere.")
                    .lineLimit(1)
                Text("Centred\nover two lines").multilineTextAlignment(.center).frame(maxWidth: .infinity)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

#Preview("Text") { TextPage() }
