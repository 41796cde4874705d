// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct FlagView: View {
    let country: Country

    var body: some View {
        flag
            .frame(width: 180, height: 110)
            .clipShape(.rect(cornerRadius: 14))
            .overlay {
                RoundedRectangle(cornerRadius: 14)
                    .strokeBorder(.black.opacity(0.25), lineWidth: 1)
            }
            .shadow(radius: 5)
    }

    @ViewBuilder
    private var flag: some View {
        switch country.layout {
        case .vertical:
            HStack(spacing: 0) {
                stripes
            }
        case .horizontal:
            VStack(spacing: 0) {
                stripes
            }
        case .disc:
            ZStack {
                country.colors[0]
                Circle()
                    .fill(country.colors[1])
                    .padding(20)
            }
        case .cross:
            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    country.colors[0]
                    country.colors[1]
                        .frame(height: proxy.size.height / 5)
                        .offset(y: proxy.size.height * 2 / 5)
                    country.colors[1]
                        .frame(width: proxy.size.height / 5)
                        .offset(x: proxy.size.width * 0.3)
                }
            }
        }
    }

    private var stripes: some View {
        ForEach(Array(country.colors.enumerated()), id: \.offset) { _, color in
            color
        }
    }
}

#Preview {
    VStack {
        ForEach(Country.all.suffix(5)) {
            FlagView(country: $0)
        }
    }
}
