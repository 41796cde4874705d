// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The names of a place: a street, a town, a country.
///
/// - Support: partial: a `CLGeocoder` finds none, and nothing else makes one; what apps read of it is there.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// Creates a copy of another one.
    public init(placemark: CLPlacemark) {
        super.init()
    }

    /// The coordinates of the place.
    open var location: CLLocation? { nil }
    /// The name of the place.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country's two letters.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The lake or river.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// The sights at the place.
    open var areasOfInterest: [String]? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
}
