// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// Takes what a geocoder has found: places, or the reason why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Asks for the names of places, and for the places of addresses.
///
/// Nobody is asked: Apple's service is for its own devices, and another one needs a contract of the app's. So every
/// answer is the error of a device without a network, which apps show as they do there.
///
/// - Support: partial: every question is answered with `CLError.network`, and one that nothing can be found for with
///   `CLError.geocodeFoundNoResult`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private struct Questions {
        var last = 0
        /// Those without an answer, which have not been taken back.
        var open: Set<Int> = []
    }

    private let questions = Mutex(Questions())

    /// Whether an answer is to come.
    open var isGeocoding: Bool { questions.withLock { !$0.open.isEmpty } }

    /// Asks what a place is called.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - completionHandler: Called on the main actor, in the session that asks.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        ask(canBeFound: CLLocationCoordinate2DIsValid(location.coordinate), completionHandler)
    }

    /// Asks what a place is called in a language.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - locale: The language; `nil` for the user's.
    ///   - completionHandler: Called on the main actor, in the session that asks.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, completionHandler: completionHandler)
    }

    /// Asks what a place is called.
    ///
    /// - Parameter location: The place.
    /// - Returns: Never anything.
    /// - Throws: `CLError`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await places { self.reverseGeocodeLocation(location, completionHandler: $0) }
    }

    /// Asks what a place is called in a language.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - locale: The language; `nil` for the user's.
    /// - Returns: Never anything.
    /// - Throws: `CLError`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location)
    }

    /// Asks where an address is.
    ///
    /// - Parameters:
    ///   - addressString: The address.
    ///   - completionHandler: Called on the main actor, in the session that asks.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        ask(canBeFound: addressString.contains { !$0.isWhitespace }, completionHandler)
    }

    /// Asks where an address is.
    ///
    /// - Parameter addressString: The address.
    /// - Returns: Never anything.
    /// - Throws: `CLError`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await places { self.geocodeAddressString(addressString, completionHandler: $0) }
    }

    /// Takes back what was asked: the answer is `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        questions.withLock { $0.open.removeAll() }
    }

    private func ask(canBeFound: Bool, _ handler: @escaping CLGeocodeCompletionHandler) {
        DeveloperNotes.withoutEffect(
            "CLGeocoder",
            remedy: "It answers with CLError.network. Show the coordinates, or ask a service of the app's own.")
        let question = questions.withLock { questions in
            questions.last += 1
            questions.open.insert(questions.last)
            return questions.last
        }
        let handler = UncheckedSendable(handler)
        SessionContext.start { [self] in
            let isOpen = questions.withLock { $0.open.remove(question) != nil }
            let reason = canBeFound ? CLError.Code.network : .geocodeFoundNoResult
            handler.value(nil, CLError(isOpen ? reason : .geocodeCanceled))
        }
    }

    private func places(
        _ ask: (@escaping CLGeocodeCompletionHandler) -> Void
    ) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            ask { places, error in
                if let places {
                    continuation.resume(returning: places)
                } else {
                    continuation.resume(throwing: error ?? CLError(.geocodeFoundNoResult))
                }
            }
        }
    }
}
