// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres around a place.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Metres a second around a speed.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees around a direction.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place where the equator meets the meridian of Greenwich.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    coord.latitude.magnitude <= 90 && coord.longitude.magnitude <= 180
}

/// Returns the place with a latitude and a longitude.
///
/// - Parameters:
///   - latitude: The degrees north of the equator, from -90 to 90.
///   - longitude: The degrees east of Greenwich, from -180 to 180.
/// - Returns: The place, whether or not it is on the earth.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The highest accuracy, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// As little as will do.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The place of a device at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres around the place; negative where the place is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres around the altitude; 0 or less where it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north; negative where it is not known.
    public let course: CLLocationDirection
    /// Degrees around the course; negative where they are not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second; negative where they are not known.
    public let speed: CLLocationSpeed
    /// Metres a second around the speed; negative where they are not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time.
    public let timestamp: Date

    /// Creates a location of now.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: .now)
    }

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Metres above the sea.
    ///   - hAccuracy: Metres around the place.
    ///   - vAccuracy: Metres around the altitude.
    ///   - timestamp: The time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location of something that moves.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Metres above the sea.
    ///   - hAccuracy: Metres around the place.
    ///   - vAccuracy: Metres around the altitude.
    ///   - course: Degrees from north.
    ///   - speed: Metres a second.
    ///   - timestamp: The time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        courseAccuracy = -1
        self.speed = speed
        speedAccuracy = -1
        self.timestamp = timestamp
    }

    /// Returns the distance to another location, in metres, along the ground.
    ///
    /// - Parameter location: The other location.
    /// - Returns: The distance on the ellipsoid WGS 84 (Vincenty's inverse formula), without the altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLLocation else { return false }
        return coordinate.latitude == other.coordinate.latitude && coordinate.longitude == other.coordinate.longitude
            && altitude == other.altitude && timestamp == other.timestamp
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(coordinate.latitude)
        hasher.combine(coordinate.longitude)
        return hasher.finalize()
    }
}

/// Distances on the earth.
enum Geodesic {
    /// The ellipsoid WGS 84: half of the longer axis in metres, and the flattening.
    private static let (axis, flattening) = (6_378_137.0, 1 / 298.257223563)

    /// Returns the distance of two places, in metres. Of places on opposite sides of the earth, for which Vincenty's
    /// formula does not converge, that on a sphere.
    static func distance(_ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let shortAxis = axis * (1 - flattening)
        let length = (second.longitude - first.longitude) * radians
        let (reduced1, reduced2) = (
            atan((1 - flattening) * tan(first.latitude * radians)),
            atan((1 - flattening) * tan(second.latitude * radians))
        )
        let (sin1, cos1, sin2, cos2) = (sin(reduced1), cos(reduced1), sin(reduced2), cos(reduced2))
        var lambda = length
        for _ in 0..<100 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let sinSigma = hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sinLambda / sinSigma
            let cosSquareAlpha = 1 - sinAlpha * sinAlpha
            let cosMiddle = cosSquareAlpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosSquareAlpha
            let c = flattening / 16 * cosSquareAlpha * (4 + flattening * (4 - 3 * cosSquareAlpha))
            let before = lambda
            lambda =
                length + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)))
            guard abs(lambda - before) < 1e-12 else { continue }
            let square = cosSquareAlpha * (axis * axis - shortAxis * shortAxis) / (shortAxis * shortAxis)
            let a = 1 + square / 16_384 * (4_096 + square * (square * (320 - 175 * square) - 768))
            let b = square / 1_024 * (256 + square * (square * (74 - 47 * square) - 128))
            let inner = cosSigma * (2 * cosMiddle * cosMiddle - 1)
            let outer = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
            return shortAxis * a * (sigma - b * sinSigma * (cosMiddle + b / 4 * (inner - outer)))
        }
        let cosine = sin1 * sin2 + cos1 * cos2 * cos(length)
        return 6_371_008.8 * acos(min(max(cosine, -1), 1))
    }
}
