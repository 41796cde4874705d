// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineRaster

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy that compares images pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares images pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1; 0.98 is about what an eye can tell.
    ///   - scale: Ignored: an image has its own scale.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    }
}

extension Diffing where Value == UIImage {
    /// Compares images pixel by pixel.
    public static var image: Diffing { .image() }

    /// Returns a comparison of images pixel by pixel, which encodes only the images that it has to write.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        // Converted by way of their decimal digits: 0.98 as a Float is slightly more than 0.98.
        let tolerance = ImageComparison.Tolerance(
            precision: Double("\(precision)") ?? 1, perceptualPrecision: Double("\(perceptualPrecision)") ?? 1)
        return Diffing(
            toData: { image in
                do {
                    return try image.content.png()
                } catch {
                    SnapshotRun.current?.refuse(String(describing: error))
                    return Data()
                }
            },
            fromData: { UIImage(content: ImageContent(png: $0)) },
            diff: { ImageVerdict(on: $1.content, reference: $0.content, tolerance: tolerance).difference })
    }
}

/// Whether an image equals its reference, and the files to show if it does not.
private struct ImageVerdict {
    let difference: (String, [XCTAttachment])?

    init(on actual: ImageContent, reference: ImageContent, tolerance: ImageComparison.Tolerance) {
        guard let expected = reference.picture else {
            difference = ("The reference cannot be read: \(reference.problem ?? "")", [])
            return
        }
        guard let picture = actual.picture else {
            difference = ("There is no image: \(actual.problem ?? "")", [])
            return
        }
        let comparison = ImageComparison(picture, reference: expected, tolerance: tolerance)
        if comparison.isMatch {
            difference = nil
            return
        }
        let image = RasterImage.difference(between: picture, and: expected, tolerance: tolerance)
        let files = [
            ("reference.png", reference), ("failure.png", actual),
            (
                "difference.png", ImageContent(picture: image, stamp: nil, elements: nil)
            ),
        ].compactMap { name, content in (try? content.png()).map { XCTAttachment(data: $0, name: name) } }
        if let old = reference.stamp, let new = actual.stamp, old != new {
            let versions = new.differences(from: old)
            difference = ImageVerdict.acrossVersions(versions, actual, reference).map { ($0, files) }
        } else {
            let report = ImageReport(comparison, actual: actual, reference: reference, difference: image)
            difference = (report.text, files)
        }
    }

    /// Images of different versions are compared by their elements and frames; equal ones are reported as not compared.
    private static func acrossVersions(
        _ versions: [String], _ actual: ImageContent, _ reference: ImageContent
    ) -> String? {
        let why =
            "The reference was drawn with other versions, so pixels are not comparable:\n"
            + versions.map { "  \($0)" }.joined(separator: "\n")
        guard let before = reference.elements, let now = actual.elements, before != now else {
            SnapshotRun.current?.note(why + "\nElements and geometry are as they were. Record anew to compare pixels.")
            return nil
        }
        return why + "\nElements or geometry differ:\n" + LineDifference(from: before, to: now).description
    }
}
