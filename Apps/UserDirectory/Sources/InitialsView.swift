// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A person without a picture: initials on a colour that follows from the name.
struct InitialsView: View {
    private static let colors: [Color] = [.blue, .green, .indigo, .orange, .pink, .purple, .red, .teal]

    let name: String

    var body: some View {
        Text(initials)
            .font(.system(.subheadline, design: .rounded, weight: .semibold))
            .foregroundStyle(.white)
            // The circle does not grow: larger letters would be cut off.
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .frame(width: 40, height: 40)
            .background(color.gradient, in: Circle())
            .accessibilityHidden(true)
    }

    /// The first letters of the first and the last name; titles and numerals are not names.
    var initials: String {
        let names = name.split(separator: " ").filter { !$0.hasSuffix(".") && $0.count > 1 }
        return [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.first }.map(String.init).joined()
    }

    private var color: Color {
        Self.colors[name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 9_973 } % Self.colors.count]
    }
}

// MARK: - Previews

#Preview("Names") {
    VStack {
        InitialsView(name: "Leanne Graham")
        InitialsView(name: "Mrs. Dennis Schulist")
        InitialsView(name: "Ada")
    }
}
