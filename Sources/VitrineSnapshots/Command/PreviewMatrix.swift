// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The combinations of traits in which each preview is rendered.
///
/// An axis that was not requested has its default value, which adds nothing to file names, so that an image of the same
/// cell always has the same name.
package struct PreviewMatrix: Equatable, Sendable {
    package enum Axis: String, CaseIterable, Sendable {
        case scheme, size, locale, direction, device

        /// The values of an axis that is requested without values.
        var usual: [String] {
            switch self {
            case .scheme: ["light", "dark"]
            case .size: ["large", "xxxLarge", "accessibility3"]
            case .locale: ["en_US", "de_DE", "ar_EG"]
            case .direction: ["ltr", "rtl"]
            case .device: [Device.standard.id, Device.iPhoneSE.id, Device.iPadPro11.id]
            }
        }
    }

    private var values: [Axis: [String]] = [:]

    package init() {}

    /// Parses `scheme,size=large+xLarge,…`.
    package init(argument: String) throws(SnapshotError) {
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let axis = Axis(rawValue: pair[0]) else {
                let known = Axis.allCases.map(\.rawValue).joined(separator: ", ")
                throw SnapshotError("the axes are \(known), not '\(pair[0])'")
            }
            guard values[axis] == nil else { throw SnapshotError("\(axis.rawValue) is named twice") }
            let wanted = pair.count == 2 ? pair[1].split(separator: "+").map(String.init) : axis.usual
            guard !wanted.isEmpty else { throw SnapshotError("\(axis.rawValue) needs values, separated by +") }
            for value in wanted {
                var cell = PreviewCell()
                guard cell.set(axis, to: value) else {
                    throw SnapshotError("\(axis.rawValue): \(PreviewCell.complaint(about: value, of: axis))")
                }
            }
            guard Set(wanted).count == wanted.count else {
                throw SnapshotError("\(axis.rawValue) has a value twice")
            }
            values[axis] = wanted
        }
    }

    /// All combinations; the first axis changes slowest.
    package var cells: [PreviewCell] {
        var cells = [PreviewCell()]
        for axis in Axis.allCases {
            guard let wanted = values[axis] else { continue }
            cells = cells.flatMap { cell in
                wanted.map { value in
                    var next = cell
                    _ = next.set(axis, to: value)
                    return next
                }
            }
        }
        return cells
    }
}
