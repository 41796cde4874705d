// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct CardView: View {
    let card: EmojiPairsGame.Card

    var body: some View {
        GeometryReader { geometry in
            Text(card.content)
                .font(.system(size: 32))
                .rotationEffect(.degrees(card.isMatched ? 360 : 0))
                .animation(.easeInOut(duration: 1), value: card.isMatched)
                .scaleEffect(min(geometry.size.width, geometry.size.height) / 50)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    Pie(startAngle: .degrees(-90), endAngle: .degrees(160))
                        .padding(5)
                        .opacity(0.4)
                )
                .cardify(isFaceUp: card.isFaceUp)
        }
        .accessibilityElement()
        .accessibilityLabel(card.isFaceUp ? card.content : "Hidden card")
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("card.\(card.id)")
    }
}

/// Turns a view into the front of a playing card that can be flipped.
struct Cardify: AnimatableModifier {
    var rotation: Double

    init(isFaceUp: Bool) {
        rotation = isFaceUp ? 0 : 180
    }

    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: 10)
            if rotation < 90 {
                shape.fill().foregroundColor(.white)
                shape.strokeBorder(lineWidth: 3)
            } else {
                shape.fill()
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp))
    }
}

struct Pie: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise = false

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = .radians(newValue.first)
            endAngle = .radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let start = CGPoint(
            x: center.x + radius * cos(startAngle.radians),
            y: center.y + radius * sin(startAngle.radians)
        )
        var path = Path()
        path.move(to: center)
        path.addLine(to: start)
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        path.addLine(to: center)
        return path
    }
}
