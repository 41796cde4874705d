// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, addresses of mail and telephone numbers in texts.
///
/// A class of its own, because Foundation's regular expressions cannot be subclassed here; it has the same methods.
///
/// - Support: partial: links and telephone numbers; no dates and no postal addresses.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds of data that are looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: What is looked for.
    /// - Throws: An error if nothing of it can be found.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & (DetectedData.link | DetectedData.phoneNumber) != 0 else {
            throw CocoaError(.featureUnsupported)
        }
        self.checkingTypes = checkingTypes
    }

    /// Returns what is found in a range of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Without effect here.
    ///   - range: The range, in UTF-16 code units.
    /// - Returns: The results in their order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        if checkingTypes & DetectedData.link != 0 { found += LinkSearch.links(in: string, range) }
        if checkingTypes & DetectedData.phoneNumber != 0 { found += PhoneSearch.numbers(in: string, range) }
        found.sort { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
        var end = 0
        return found.filter { result in
            guard result.range.location >= end else { return false }
            end = NSMaxRange(result.range)
            return true
        }
    }

    /// Returns the first result in a range of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Without effect here.
    ///   - range: The range, in UTF-16 code units.
    /// - Returns: The result; `nil` if nothing is found.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of results in a range of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Without effect here.
    ///   - range: The range, in UTF-16 code units.
    /// - Returns: The number.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns where the first result in a range of a text is.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Without effect here.
    ///   - range: The range, in UTF-16 code units.
    /// - Returns: The range of the result; its location is `NSNotFound` if nothing is found.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each result in a range of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: Without effect here.
    ///   - range: The range, in UTF-16 code units.
    ///   - block: Receives the result, no flags, and where to write `true` to stop.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for result in matches(in: string, options: options, range: range) {
            block(result, [], &stops)
            if stops.boolValue { return }
        }
    }
}

extension NSTextCheckingResult {
    /// The URL of a link that a data detector has found.
    public var url: URL? { (self as? DetectedData)?.target }
    /// The telephone number that a data detector has found.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}

/// What a data detector has found.
final class DetectedData: NSTextCheckingResult {
    // Foundation's own names of these bits are marked as deprecated here, because it finds none of them. The bit of
    // links is another one than on Apple's systems.
    static let link: NSTextCheckingTypes = 1 << 6
    static let phoneNumber: NSTextCheckingTypes = 1 << 11

    let target: URL?
    let number: String?
    private let place: NSRange

    init(_ place: NSRange, target: URL) {
        self.place = place
        self.target = target
        number = nil
        super.init()
    }

    init(_ place: NSRange, number: String) {
        self.place = place
        self.number = number
        target = nil
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: NSTextCheckingResult.CheckingType {
        NSTextCheckingResult.CheckingType(rawValue: number == nil ? Self.link : Self.phoneNumber)
    }
}
