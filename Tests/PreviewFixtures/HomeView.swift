// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// Written as an app's feature writes it: main-actor default isolation, private mocks, several previews a file.

struct HomeView: View {
    let greeter: any Greeter

    var body: some View {
        Text(greeter.greeting())
    }
}

protocol Greeter: Sendable {
    func greeting() -> String
}

#Preview("Loaded") {
    HomeView(greeter: GreeterPreviewMock())
}

#Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 800, height: 300)) {
    HomeView(greeter: GreeterPreviewMock())
}

#Preview("Counting") {
    @Previewable @State var count = 3
    Text("count \(count)")
    HomeView(greeter: GreeterPreviewMock())
}

#Preview("Returned") {
    let mock = GreeterPreviewMock()
    return HomeView(greeter: mock)
}

#Preview("Loaded") {
    Text("the same name again")
}

private final class GreeterPreviewMock: Greeter {
    func greeting() -> String { "from a private mock" }
}
