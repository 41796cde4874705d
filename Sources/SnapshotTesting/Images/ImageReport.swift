// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster

/// The message about an image that differs from its reference: how much differs, where, and in which element.
struct ImageReport {
    private static let mostRegions = 5
    private static let mostLines = 60

    let comparison: ImageComparison
    let actual: ImageContent
    let reference: ImageContent
    /// The difference image: differing pixels are red.
    let difference: RasterImage

    init(_ comparison: ImageComparison, actual: ImageContent, reference: ImageContent, difference: RasterImage) {
        self.comparison = comparison
        self.actual = actual
        self.reference = reference
        self.difference = difference
    }

    var text: String {
        ([amount] + places + [origin, elements].compactMap { $0 }).joined(separator: "\n")
    }

    private var amount: String {
        guard comparison.hasEqualSize, let actual = actual.picture else {
            return "The image has \(size(actual.picture)) pixels; the reference has \(size(reference.picture))."
        }
        let share = Double(comparison.differingPixels) / Double(comparison.pixelCount) * 100
        var text = "\(comparison.differingPixels) of \(comparison.pixelCount) pixels differ (\(rounded(share, 4)) %)"
        if let bounds = comparison.boundsInPoints {
            text += ", all within \(place(bounds)), at scale \(rounded(actual.scale))"
        }
        if comparison.tolerance != .exact {
            text += ". Needed were a precision of \(comparison.tolerance.precision) and a perceptual precision of "
            text += "\(comparison.tolerance.perceptualPrecision); the farthest pixel has "
            text += "\(rounded(comparison.worstAgreement, 4))"
        }
        return text + "."
    }

    private var places: [String] {
        guard comparison.hasEqualSize else { return [] }
        let regions = DifferingRegion.all(in: difference)
        let (now, before) = (ElementMap(json: actual.elements), ElementMap(json: reference.elements))
        var lines = regions.prefix(ImageReport.mostRegions).map { region in
            let element = now.element(at: region.frame)
            let former = before.element(at: region.frame)
            var line = "  \(region.pixels) in \(place(region.frame)): \(element ?? former ?? "outside of all elements")"
            if let element, let former, element != former { line += ", where the reference has \(former)" }
            return line
        }
        if regions.count > lines.count { lines.append("  and \(regions.count - lines.count) more places") }
        return lines
    }

    /// The difference of the versions, if it explains that of the images.
    private var origin: String? {
        guard reference.stamp == nil, actual.stamp != nil else { return nil }
        return "The reference does not say what drew it: another renderer, or a tool removed its texts."
    }

    private var elements: String? {
        guard let before = reference.elements, let now = actual.elements, before != now else { return nil }
        let lines = LineDifference(from: before, to: now).description.split(
            separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.count - ImageReport.mostLines
        let more = rest > 0 ? ["… \(rest) more lines"] : []
        return (["Elements differ:"] + lines.prefix(ImageReport.mostLines).map(String.init) + more)
            .joined(separator: "\n")
    }

    private func size(_ picture: RasterImage?) -> String { picture.map { "\($0.width) × \($0.height)" } ?? "no" }

    private func place(_ rect: DisplayRect) -> String {
        "(\(rounded(rect.x)), \(rounded(rect.y)), \(rounded(rect.width)) × \(rounded(rect.height))) pt"
    }

    private func rounded(_ number: Double, _ digits: Int = 2) -> String {
        let factor = pow(10, Double(digits))
        let value = (number * factor).rounded() / factor
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
