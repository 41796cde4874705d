// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster

/// Compares a snapshot with the files of an earlier one: element tree and geometry first, then pixels.
///
/// In case of a difference the report's folder gets `<stem>.reference.png`, `.actual.png` and `.difference.png`.
/// Nothing is encoded for equal snapshots.
struct SnapshotComparison {
    let reference: SnapshotFiles
    let report: SnapshotFiles
    let comparesPixels: Bool

    @MainActor
    func verdict(on snapshot: Snapshot) throws -> SnapshotVerdict {
        guard let json = reference.read("json"), let png = reference.read("png") else {
            try report.write(Data(try snapshot.picture().png()), as: "actual.png")
            return SnapshotVerdict(.new)
        }
        var verdict = SnapshotVerdict(.same)
        let actual = snapshot.elementsJSON
        if json != Data(actual.utf8) {
            verdict.kind = .elements
            verdict.findings = ElementDifference.findings(
                from: try ElementDocument(json: json), to: try ElementDocument(json: Data(actual.utf8)))
        }
        let picture = try snapshot.picture()
        if comparesPixels { verdict.hasComparedPixels = true }
        let former = try RasterImage(png: [UInt8](png))
        let pixels = ImageComparison(picture, reference: former)
        if comparesPixels, !pixels.isMatch {
            if verdict.kind == .same { verdict.kind = .pixels }
            verdict.findings.append(Self.finding(pixels))
        }
        guard verdict.kind != .same else { return verdict }
        try report.write(png, as: "reference.png")
        try report.write(Data(try picture.png()), as: "actual.png")
        if !pixels.isMatch {
            verdict.hasDifferencePicture = true
            let difference = RasterImage.difference(between: picture, and: former)
            try report.write(Data(try difference.png()), as: "difference.png")
        }
        return verdict
    }

    private static func finding(_ pixels: ImageComparison) -> String {
        let share = displayNumber(Double(pixels.differingPixels) / Double(max(pixels.pixelCount, 1)) * 100)
        let place = pixels.boundsInPoints.map { ", inside \($0) points" } ?? ""
        return "\(pixels.differingPixels) pixels differ (\(share) %)\(place)."
    }
}
