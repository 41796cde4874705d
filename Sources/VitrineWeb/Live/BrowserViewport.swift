// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// The window and the preferences that a browser reports.
package struct BrowserViewport: Hashable, Sendable {
    /// In points (CSS pixels).
    package var width: Double
    package var height: Double
    /// Device pixels in a point.
    package var scale: Double
    package var colorScheme: ColorScheme
    package var prefersContrast: Bool
    package var reducesMotion: Bool
    /// The place in Dynamic Type's row of sizes: 0 is xSmall, 3 large (the default), 11 the largest accessibility size.
    package var textSizeStep: Int
    /// BCP 47, most wanted first.
    package var languages: [String]
    /// IANA name; empty when the browser does not say.
    package var timeZone: String
    package var hourCycle: HourCycle?
    package var traits: Traits
    /// The lengths of the window's edges that the device covers, in points.
    package var covered = CoveredEdges()

    /// Lengths at the window's edges that a camera, round corners or a home indicator cover, in points.
    package struct CoveredEdges: Hashable, Sendable {
        package var top = 0.0, right = 0.0, bottom = 0.0, left = 0.0

        package init() {}

        /// Reads one to four lengths as CSS writes them, such as `0px 47px 21px`; `nil` for others, and for more than
        /// any device covers.
        package init?(css: String) {
            guard css.utf8.count <= 100 else { return nil }
            let words = css.split(separator: " ", omittingEmptySubsequences: false)
            let lengths = words.compactMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }
            guard (1...4).contains(lengths.count), lengths.count == words.count,
                lengths.allSatisfy((0...200).contains)
            else { return nil }
            top = lengths[0]
            right = lengths.count > 1 ? lengths[1] : top
            bottom = lengths.count > 2 ? lengths[2] : top
            left = lengths.count > 3 ? lengths[3] : right
        }
    }

    /// How hours are counted where the browser does not follow its language.
    package enum HourCycle: String, Hashable, Sendable { case h11, h12, h23, h24 }

    /// Further properties that a browser reports, as bits of one number.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main pointer is a finger.
        package static let coarsePointer = Traits(rawValue: 1)
        package static let reducedTransparency = Traits(rawValue: 2)
        package static let invertedColors = Traits(rawValue: 4)
        /// The system replaces a page's colours by a few of its own.
        package static let forcedColors = Traits(rawValue: 8)
        /// The page is hidden.
        package static let hidden = Traits(rawValue: 16)
        package static let all: Traits = [
            .coarsePointer, .reducedTransparency, .invertedColors, .forcedColors, .hidden,
        ]
    }

    package init(
        width: Double = 390,
        height: Double = 844,
        scale: Double = 3,
        colorScheme: ColorScheme = .light,
        prefersContrast: Bool = false,
        reducesMotion: Bool = false,
        textSizeStep: Int = 3,
        languages: [String] = ["en"],
        timeZone: String = "",
        hourCycle: HourCycle? = nil,
        traits: Traits = []
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.colorScheme = colorScheme
        self.prefersContrast = prefersContrast
        self.reducesMotion = reducesMotion
        self.textSizeStep = textSizeStep
        self.languages = languages
        self.timeZone = timeZone
        self.hourCycle = hourCycle
        self.traits = traits
    }
}

extension BrowserViewport {
    /// Seven numbers of a client: width, height, scale, dark, contrast, still, root font size; `nil` when absurd.
    ///
    /// A window may be minimized to nothing, and zoomed to a quarter on a wide display or to 500 % on a fine one: what is
    /// beyond what is laid out is the nearest that is.
    package init?(numbers: [Double]) {
        guard numbers.count == 7, numbers.allSatisfy({ (0...1_000_000).contains($0) }), numbers[2] > 0,
            (1...200).contains(numbers[6])
        else { return nil }
        self.init(
            width: min(max(numbers[0], 1), 20_000),
            height: min(max(numbers[1], 1), 20_000),
            scale: min(max(numbers[2], 0.25), 10),
            colorScheme: numbers[3] == 1 ? .dark : .light,
            prefersContrast: numbers[4] == 1,
            reducesMotion: numbers[5] == 1,
            textSizeStep: Self.step(fontSize: numbers[6])
        )
    }

    /// The cookie that the client wrote at its last visit: the seven numbers, traits, hour cycle, time zone, of which
    /// the last holds what separates the others.
    package init?(cookie: String) {
        guard cookie.utf8.count <= 200 else { return nil }
        let parts = cookie.split(separator: "_", maxSplits: 9, omittingEmptySubsequences: false).map(String.init)
        self.init(numbers: parts.prefix(7).compactMap { Double($0) })
        if parts.count == 7 { return }
        guard parts.count == 10, let traits = Int(parts[7]), Self.isTimeZone(parts[9]),
            adopt(traits: traits, hourCycle: parts[8])
        else { return nil }
        timeZone = parts[9]
    }

    /// False for values that no client of ours sends.
    mutating func adopt(traits: Int, hourCycle: String) -> Bool {
        guard (0...Traits.all.rawValue).contains(traits), hourCycle.isEmpty || HourCycle(rawValue: hourCycle) != nil
        else { return false }
        self.traits = Traits(rawValue: traits)
        self.hourCycle = HourCycle(rawValue: hourCycle)
        return true
    }

    /// Returns the step whose body text stands to 17 pt as the browser's root font size stands to 16 px.
    static func step(fontSize: Double) -> Int {
        let bodies = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let wanted = fontSize / 16 * 17
        return bodies.indices.min { (bodies[$0] - wanted).magnitude < (bodies[$1] - wanted).magnitude } ?? 3
    }

    /// Languages of an Accept-Language header or a client's list: at most eight, well-formed ones only.
    package static func languages(_ tags: some Sequence<some StringProtocol>) -> [String] {
        var result: [String] = []
        for tag in tags {
            let isTag =
                !tag.isEmpty && tag.utf8.count <= 35
                && tag.utf8.allSatisfy {
                    (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
                }
            if isTag, result.count < 8 { result.append(String(tag)) }
        }
        return result
    }

    /// Whether a string looks like an IANA time zone's name.
    package static func isTimeZone(_ name: String) -> Bool {
        name.utf8.count <= 64
            && name.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
                    || [43, 45, 47, 95].contains($0)
            }
    }
}
