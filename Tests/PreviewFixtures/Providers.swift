// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// The form from before `#Preview`, as apps wrote it: groups, loops, names, private types, nested types.

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HomeView(greeter: ProviderMock(word: "light"))
                .previewDisplayName("Light")
            HomeView(greeter: ProviderMock(word: "dark"))
                .padding()
                .preferredName("Dark")
            ForEach(["a", "b"], id: \.self) { word in
                HomeView(greeter: ProviderMock(word: word))
            }
            .previewLayout(.sizeThatFits)
        }
        .previewLayout(.fixed(width: 200, height: 100))
        .previewDevice("iPhone 16 Pro")
    }
}

private struct Hidden_Previews: PreviewProvider {
    static var previews: some View {
        Text("hidden").previewInterfaceOrientation(.landscapeLeft)
    }
}

enum Outer {
    final class Inner_Previews: PreviewProvider {
        @ViewBuilder static var previews: some View {
            Text("first")
            if Bool(true) { Text("second") }
        }
    }
}

/// Nobody knows what it would be a provider of.
struct Generic_Previews<T>: PreviewProvider {
    static var previews: some View { Text("never") }
}

#if DEBUG
    struct Debug_Previews: PreviewProvider {
        static var previews: some View { Text("debug") }
    }
#endif

extension View {
    fileprivate func preferredName(_ name: String) -> some View { previewDisplayName(name) }
}

private struct ProviderMock: Greeter {
    let word: String

    func greeting() -> String { word }
}
