// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// What must not take the gallery along.

private struct FailingView: View {
    let names: [String]

    var body: some View {
        Text(first)
    }

    private var first: String {
        guard let name = names.first else { fatalError("no name to show") }
        return name
    }
}

#Preview("Traps at once") {
    FailingView(names: [])
}

#Preview("Traps on a tap") {
    @Previewable @State var names = ["Ada"]
    VStack {
        FailingView(names: names)
        Button("Forget") { names = [] }
            .accessibilityIdentifier("forget")
    }
}

/// What several previews need, and what is not there.
private struct AbsentDatabase: PreviewModifier {
    struct Absent: Error, CustomStringConvertible {
        let description = "the database of the previews is absent"
    }

    static func makeSharedContext() async throws -> Int { throw Absent() }

    func body(content: Content, context: Int) -> some View { content }
}

#Preview("Fails before it runs", traits: .modifier(AbsentDatabase())) {
    Text("never seen")
}
