// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place with its coordinates and its names, such as street, town and country.
///
/// - Support: partial: a `CLGeocoder` finds none, and nothing else makes one; its properties can be read.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// Creates a copy of another placemark.
    public init(placemark: CLPlacemark) {
        super.init()
    }

    /// The coordinates of the place.
    open var location: CLLocation? { nil }
    /// The name of the place.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The house number.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The district of the town.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The two-letter code of the country (ISO 3166-1).
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
