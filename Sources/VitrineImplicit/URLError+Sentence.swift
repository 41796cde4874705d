// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import FoundationNetworking

/// Localized descriptions of network errors.
///
/// Apple's Foundation has a sentence for each code. On Linux an error that an app creates has only a number, and one of
/// the transfer library has that library's text, including addresses and milliseconds. The sentences are those of
/// Apple's platforms.
extension URLError {
    /// Creates an error with a code.
    ///
    /// It is preferred to Foundation's initialiser, because it has fewer defaulted parameters.
    public init(_ code: URLError.Code) {
        self.init(code, userInfo: Self.sentence(for: code).map { [NSLocalizedDescriptionKey: $0] } ?? [:])
    }

    /// Returns the error of a transfer with the description of its code in place of the transfer library's text.
    static func described(_ error: any Error) -> any Error {
        guard let error = error as? URLError, let sentence = sentence(for: error.code) else { return error }
        return URLError(error.code, userInfo: error.userInfo.merging([NSLocalizedDescriptionKey: sentence]) { $1 })
    }

    private static func sentence(for code: URLError.Code) -> String? {
        switch code {
        case .badServerResponse: "There was a bad response from the server."
        case .badURL: "The address is not valid."
        case .cancelled: "The request was cancelled."
        case .cannotConnectToHost: "Could not connect to the server."
        case .cannotDecodeContentData, .cannotDecodeRawData, .cannotParseResponse: "The response could not be read."
        case .cannotFindHost, .dnsLookupFailed: "A server with the specified hostname could not be found."
        case .httpTooManyRedirects: "Too many redirects occurred."
        case .networkConnectionLost: "The network connection was lost."
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .resourceUnavailable: "The resource is not available."
        case .secureConnectionFailed: "A secure connection to the server could not be made."
        case .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .serverCertificateUntrusted:
            "The certificate of the server is not valid."
        case .timedOut: "The request timed out."
        case .unsupportedURL: "The address is of a kind that is not supported."
        case .userAuthenticationRequired: "Authentication is required."
        default: nil
        }
    }
}
