// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The reason why a place is not known.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The place is not known at the moment.
        case locationUnknown = 0
        /// The user does not allow it.
        case denied = 1
        /// Somebody who is asked was not reached.
        case network = 2
        /// No place has that name.
        case geocodeFoundNoResult = 8
        /// Only a part of what was asked was found.
        case geocodeFoundPartialResult = 9
        /// The question was taken back.
        case geocodeCanceled = 10

        /// Whether an error is one of this reason: `catch CLError.network`.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// The domain of the errors.
    public static let errorDomain = "kCLErrorDomain"
    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The words for the reason.
    public var errorUserInfo: [String: Any] {
        let words =
            switch code {
            case .locationUnknown: "The device does not know where it is."
            case .denied: "The user does not allow the app to know where the device is."
            case .network: "The place could not be looked up."
            case .geocodeFoundNoResult: "No place was found."
            case .geocodeFoundPartialResult: "Only a part of the place was found."
            case .geocodeCanceled: "The place is not looked up any more."
            }
        return [NSLocalizedDescriptionKey: words]
    }

    /// The place is not known at the moment.
    public static let locationUnknown = Code.locationUnknown
    /// The user does not allow it.
    public static let denied = Code.denied
    /// Somebody who is asked was not reached.
    public static let network = Code.network
    /// No place has that name.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// Only a part of what was asked was found.
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    /// The question was taken back.
    public static let geocodeCanceled = Code.geocodeCanceled
}
