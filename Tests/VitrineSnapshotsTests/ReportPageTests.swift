// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineSnapshots

struct ReportPageTests {
    @Test
    func pagesEscapeWhatPreviewsAreCalled() {
        #expect(ReportPage.escaped("<b> & \"c\"") == "&lt;b&gt; &amp; &quot;c&quot;")
        #expect(ReportPage.address("A/50% ü #1?.png") == "A/50%25%20%C3%BC%20%231%3F.png")
    }
}
