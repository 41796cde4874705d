// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A character's picture, painted from its traits: 300 × 300, flat colours, the size the public API serves.
enum Portrait {
    static let side = 300

    static func png(of traits: PortraitTraits) -> [UInt8] {
        PNGEncoder.encode(paint(traits))
    }

    static func paint(_ traits: PortraitTraits) -> Canvas {
        var canvas = Canvas(width: side, height: side, colour: traits.background)
        canvas.fill(.circle(x: 150, y: 160, radius: 128), traits.background.shaded(to: 92))
        paintHairBehind(traits, on: &canvas)
        paintBody(traits, on: &canvas)
        paintHead(traits, on: &canvas)
        paintHair(traits, on: &canvas)
        paintEyes(traits, on: &canvas)
        paintMouth(traits, on: &canvas)
        return canvas
    }

    // MARK: - Parts

    private static func paintHairBehind(_ traits: PortraitTraits, on canvas: inout Canvas) {
        switch traits.hair {
        case .long:
            canvas.fill(.ellipse(x: 150, y: 138, radiusX: 86, radiusY: 86), traits.hairColour.darker)
            canvas.fill(.rectangle(x: 64, y: 138, width: 172, height: 92), traits.hairColour.darker)
        case .spikes:
            let points = (0..<22).map { index in
                let angle = Double(index) / 22 * 2 * Double.pi
                let radius = index.isMultiple(of: 2) ? 104.0 : 72.0
                return (x: 150 + radius * cosine(angle), y: 132 + radius * cosine(angle - Double.pi / 2))
            }
            canvas.fill(.polygon(points), traits.hairColour)
        case .bald, .short, .curls, .mohawk:
            break
        }
        if traits.antennae {
            for side in [-1.0, 1.0] {
                let tip = 150 + side * 52
                canvas.fill(
                    .polygon([
                        (x: 150 + side * 22 - 4, y: 90), (x: 150 + side * 22 + 4, y: 90), (x: tip + 3, y: 34),
                        (x: tip - 3, y: 34),
                    ]), traits.skin.darker)
                canvas.fill(.circle(x: tip, y: 32, radius: 11), traits.skin)
            }
        }
    }

    private static func paintBody(_ traits: PortraitTraits, on canvas: inout Canvas) {
        canvas.fill(.ellipse(x: 150, y: 308, radiusX: 108, radiusY: 80), traits.clothes)
        canvas.fill(.rectangle(x: 128, y: 196, width: 44, height: 46), traits.skin.darker)
        canvas.fill(.ellipse(x: 150, y: 240, radiusX: 22, radiusY: 14), traits.skin.darker)
    }

    private static func paintHead(_ traits: PortraitTraits, on canvas: inout Canvas) {
        for x in [82.0, 218.0] {
            canvas.fill(.ellipse(x: x, y: 150, radiusX: 14, radiusY: 18), traits.skin.darker)
        }
        canvas.fill(.ellipse(x: 150, y: 142, radiusX: 70, radiusY: 80), traits.skin)
    }

    private static func paintHair(_ traits: PortraitTraits, on canvas: inout Canvas) {
        let colour = traits.hairColour
        switch traits.hair {
        case .bald:
            break
        case .short, .long:
            let cap = (0...24).map { index in
                let angle = Double.pi * (1 + Double(index) / 24)
                return (x: 150 + 74 * cosine(angle), y: 132 + 76 * cosine(angle - Double.pi / 2))
            }
            canvas.fill(.polygon(cap + [(x: 206, y: 104), (x: 150, y: 90), (x: 94, y: 104)]), colour)
        case .spikes:
            let fringe = [(x: 92.0, y: 104.0), (x: 112, y: 72), (x: 150, y: 60), (x: 188, y: 72), (x: 208, y: 104)]
            canvas.fill(.polygon(fringe + [(x: 178, y: 88), (x: 150, y: 96), (x: 122, y: 88)]), colour)
        case .curls:
            let curls = [(86.0, 112.0), (98, 84), (122, 66), (150, 60), (178, 66), (202, 84), (214, 112)]
            for (x, y) in curls { canvas.fill(.circle(x: x, y: y, radius: 22), colour) }
            canvas.fill(.ellipse(x: 150, y: 82, radiusX: 52, radiusY: 22), colour)
        case .mohawk:
            canvas.fill(.ellipse(x: 150, y: 62, radiusX: 20, radiusY: 44), colour)
        }
    }

    private static func paintEyes(_ traits: PortraitTraits, on canvas: inout Canvas) {
        let ink = Colour(0x2B2B33)
        let centres: [Double] = [1: [150], 2: [122, 178], 3: [104, 150, 196]][traits.eyeCount] ?? []
        let radius = traits.eyeCount == 3 ? 18.0 : traits.eyeCount == 1 ? 30 : 24
        for x in centres {
            canvas.fill(.circle(x: x, y: 140, radius: radius), Colour(0xFFFFFF))
            canvas.fill(.circle(x: x, y: 142, radius: radius / 4), ink)
            if traits.eyeCount == 2 {
                let tilt = x < 150 ? -4.0 : 4.0
                canvas.fill(
                    .polygon([
                        (x: x - 22, y: 108 - tilt), (x: x + 22, y: 108 + tilt), (x: x + 22, y: 114 + tilt),
                        (x: x - 22, y: 114 - tilt),
                    ]), traits.hair == .bald ? traits.skin.darker : traits.hairColour.darker)
            }
        }
        canvas.fill(.ellipse(x: 150, y: 170, radiusX: 8, radiusY: 6), traits.skin.darker)
    }

    private static func paintMouth(_ traits: PortraitTraits, on canvas: inout Canvas) {
        let ink = Colour(0x7A3B3B)
        if traits.smiling {
            canvas.fill(.ellipse(x: 150, y: 186, radiusX: 30, radiusY: 18), ink)
            canvas.fill(.ellipse(x: 150, y: 178, radiusX: 34, radiusY: 16), traits.skin)
            canvas.fill(.ellipse(x: 150, y: 170, radiusX: 8, radiusY: 6), traits.skin.darker)
        } else {
            canvas.fill(.rectangle(x: 126, y: 194, width: 48, height: 5), ink)
        }
    }

    // MARK: - Arithmetic

    /// Cosine by its series: the same bits with every C library, which the pictures' bytes depend on.
    private static func cosine(_ angle: Double) -> Double {
        let turn = 2 * Double.pi
        let reduced = angle - turn * (angle / turn).rounded()
        var (term, sum) = (1.0, 1.0)
        for step in stride(from: 2.0, through: 24, by: 2) {
            term *= -reduced * reduced / (step * (step - 1))
            sum += term
        }
        return sum
    }
}
