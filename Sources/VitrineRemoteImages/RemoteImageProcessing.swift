// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import SwiftUI
package import VitrineCore

/// What packages call processors, as far as it can be done without decoding: another size of the image in points, and
/// effects of the view that shows it.
package struct RemoteImageProcessing: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        /// Not larger than a size, in points.
        case within(CGSize)
        /// Exactly as large as fits a size.
        case fitting(CGSize)
        /// As small as fills a size.
        case filling(CGSize)
        /// With round corners, in points of the view.
        case corners(CGFloat)
        /// With the form of the largest circle in the middle.
        case circle
        case blur(CGFloat)
        /// Without colours.
        case gray
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) { self.steps = steps }

    var suffix: String { steps.isEmpty ? "" : "|\(steps)" }

    /// The number of pixels per point that gives the image its size.
    func scale(of image: LoadedImage, before: Double) -> Double {
        steps.reduce(before) { scale, step in
            func ratio(_ size: CGSize, _ choose: (Double, Double) -> Double) -> Double {
                guard size.width > 0, size.height > 0 else { return scale }
                return choose(Double(image.width) / size.width, Double(image.height) / size.height)
            }
            return switch step {
            case .within(let size): max(scale, ratio(size, max))
            case .fitting(let size): ratio(size, max)
            case .filling(let size): ratio(size, min)
            case .corners, .circle, .blur, .gray: scale
            }
        }
    }

    /// A view of the image with the effects.
    @MainActor package func shown(_ view: some View) -> AnyView {
        steps.reduce(AnyView(view)) { view, step in
            switch step {
            case .within, .fitting, .filling: view
            case .corners(let radius): AnyView(view.clipShape(RoundedRectangle(cornerRadius: radius)))
            case .circle: AnyView(view.clipShape(Circle()))
            case .blur(let radius): AnyView(view.blur(radius: radius))
            case .gray: AnyView(view.grayscale(1))
            }
        }
    }
}
