// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineBase
import VitrineCore
import VitrineDisplay

/// Whether the app may know where the user is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// The app may not, and the user cannot change that.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// The app may, at any time; browsers have no such permission.
    case authorizedAlways = 3
    /// The app may, while it is used.
    case authorizedWhenInUse = 4
}

/// How exactly the app may know where the user is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as the device knows.
    case fullAccuracy = 0
    /// Roughly.
    case reducedAccuracy = 1
}

/// The activity of the user; without effect.
public enum CLActivityType: Int, Sendable {
    /// An activity of another kind.
    case other = 1
    /// Driving.
    case automotiveNavigation = 2
    /// Running or the like.
    case fitness = 3
    /// Another vehicle.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// The methods that a location manager calls on its delegate, on the main actor.
public protocol CLLocationManagerDelegate: AnyObject {
    /// The device is somewhere.
    ///
    /// - Parameters:
    ///   - manager: The manager.
    ///   - locations: Where it is, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// It is not known where the device is.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has allowed or forbidden it; told once at the beginning, too.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, as older apps are told.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Tells where the user's device is, as the browser of the session that makes it does.
///
/// The browser asks the user. It tells a page that is served over https, or from this machine.
///
/// - Support: partial: the place only; no compass, no regions, nothing while the page is closed.
open class CLLocationManager: NSObject, @unchecked Sendable {
    let locator: Locator

    /// Creates a manager.
    public override init() {
        locator = Locator()
        super.init()
        locator.manager = self
        // Learns whether the user has allowed it before.
        locator.show()
    }

    /// The object that is told where the device is.
    open var delegate: (any CLLocationManagerDelegate)? {
        get { locator.settings.withLock { $0.delegate?.delegate } }
        set {
            locator.settings.withLock { $0.delegate = Locator.WeakDelegate(delegate: newValue) }
            if newValue != nil { locator.tellAuthorization() }
        }
    }

    /// How exactly the place is wanted, in metres: up to ten metres the device is asked for all it knows.
    open var desiredAccuracy: CLLocationAccuracy {
        get { locator.settings.withLock { $0.accuracy } }
        set {
            locator.settings.withLock { $0.accuracy = newValue }
            locator.show()
        }
    }
    /// How far the device must have moved before that is told, in metres.
    open var distanceFilter: CLLocationDistance {
        get { locator.settings.withLock { $0.filter } }
        set { locator.settings.withLock { $0.filter = newValue } }
    }
    /// The activity of the user; without effect.
    open var activityType = CLActivityType.other
    /// Whether nothing is told while the device rests; without effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the app is told while it is not seen; browsers decide that.
    open var allowsBackgroundLocationUpdates = false
    /// Whether that is shown; browsers decide that.
    open var showsBackgroundLocationIndicator = false

    /// The last known place of the device; `nil` if none was ever reported.
    open var location: CLLocation? { locator.settings.withLock { $0.location } }
    /// Whether the app may know where the user is.
    open var authorizationStatus: CLAuthorizationStatus { locator.settings.withLock { $0.status } }
    /// The accuracy that the user allows; browsers do not tell it.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns whether devices know where they are: that is the browser's to say.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns whether there is a compass: browsers tell of none.
    open class func headingAvailable() -> Bool { false }
    /// Returns whether large movements are told: like all others.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Asks the user; the browser does so by asking for the place.
    open func requestWhenInUseAuthorization() { locator.ask(isForPermission: true) }
    /// Asks the user; browsers have no permission for any time.
    open func requestAlwaysAuthorization() { locator.ask(isForPermission: true) }
    /// Asks for the place, once.
    open func requestLocation() { locator.ask(isForPermission: false) }
    /// Tells every movement from now on.
    open func startUpdatingLocation() { locator.watch(true) }
    /// Tells no more movements.
    open func stopUpdatingLocation() { locator.watch(false) }
    /// Tells every movement from now on.
    open func startMonitoringSignificantLocationChanges() { locator.watch(true) }
    /// Tells no more movements.
    open func stopMonitoringSignificantLocationChanges() { locator.watch(false) }

    /// Asks for the compass, which browsers do not have.
    open func startUpdatingHeading() {
        DeveloperNotes.withoutEffect(
            "CLLocationManager.startUpdatingHeading()", remedy: "headingAvailable() is false: browsers have no compass."
        )
    }
    /// Does nothing.
    open func stopUpdatingHeading() {}
}

/// What a manager asks the browser, and what it was told. It outlives nothing: the manager holds it.
final class Locator: @unchecked Sendable {
    struct WeakDelegate: @unchecked Sendable {
        weak var delegate: (any CLLocationManagerDelegate)?
    }

    struct Settings {
        var delegate: WeakDelegate?
        var accuracy = kCLLocationAccuracyBest
        var filter = kCLDistanceFilterNone
        var status = CLAuthorizationStatus.notDetermined
        var location: CLLocation?
        /// Requests for one place, how many of them were for the permission alone, and whether movements are told.
        var requests = 0
        var isForPermission = false
        var isWatched = false
        /// Called when the session ends: no place will be told any more.
        var onEnd: (@Sendable () -> Void)?
        /// The session of whoever asked first: each user has a device.
        var session: SessionContext?
    }

    let settings = Mutex(Settings())
    weak var manager: CLLocationManager?

    /// The session whose device is asked.
    private var session: SessionContext? {
        settings.withLock { settings in
            if settings.session == nil { settings.session = SessionContext.current }
            return settings.session
        }
    }

    deinit {
        let (session, owner) = (settings.withLock { $0.session }, ObjectIdentifier(self))
        Task { @MainActor in session?.service(SessionEmbeds.self).set(nil, for: owner) }
    }

    func ask(isForPermission: Bool) {
        guard session != nil else {
            DeveloperNotes.withoutEffect(
                "A location manager outside of a session",
                remedy: "Create it in a view, in a model of one, or in a task: each user has a device.")
            return
        }
        if authorizationIsKnown, isForPermission { return tellAuthorization() }
        settings.withLock {
            $0.requests += 1
            $0.isForPermission = isForPermission
        }
        show()
    }

    private var authorizationIsKnown: Bool { settings.withLock { $0.status != .notDetermined } }

    func watch(_ isWatched: Bool) {
        settings.withLock { $0.isWatched = isWatched }
        show()
    }

    /// Shows the browser what is asked.
    func show() {
        SessionContext.onMain { [weak self] in
            guard let self else { return }
            let content = settings.withLock { settings in
                EmbeddedContent.Location(
                    request: settings.requests, isWatched: settings.isWatched, isPrecise: settings.accuracy <= 10)
            }
            session?.service(SessionEmbeds.self).set(.location(content), for: ObjectIdentifier(self)) { [weak self] in
                self?.take($0)
            } end: { [weak self] in
                self?.settings.withLock { $0.onEnd }?()
            }
        }
    }

    func tellAuthorization() {
        // A delegate is told when what sets it has ended.
        Task { @MainActor [weak self] in
            guard let self, let manager else { return }
            SessionContext.$current.withValue(session) { self.tellAuthorization(of: manager) }
        }
    }

    @MainActor private func tellAuthorization(of manager: CLLocationManager) {
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
        manager.delegate?.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    @MainActor private func take(_ report: EmbedReport) {
        guard let manager else { return }
        switch report {
        case .permitted(let permission, _):
            switch permission {
            case .undecided: become(.notDetermined, manager)
            case .granted: become(.authorizedWhenInUse, manager)
            case .denied: become(.denied, manager)
            }
        case .located(let place):
            become(.authorizedWhenInUse, manager)
            tell(CLLocation(place), manager)
        case .notLocated(let failure):
            if failure == .denied { become(.denied, manager) }
            let isQuiet = settings.withLock { $0.isForPermission && !$0.isWatched }
            guard !isQuiet else { return }
            manager.delegate?.locationManager(
                manager, didFailWithError: CLError(failure == .denied ? .denied : .locationUnknown))
        default: break
        }
    }

    @MainActor private func become(_ status: CLAuthorizationStatus, _ manager: CLLocationManager) {
        let isOther = settings.withLock { settings in
            defer { settings.status = status }
            return settings.status != status
        }
        if isOther { tellAuthorization(of: manager) }
    }

    @MainActor private func tell(_ location: CLLocation, _ manager: CLLocationManager) {
        let isTold = settings.withLock { settings in
            let before = settings.location
            // What was asked for the permission's sake is not told.
            guard settings.isWatched || !settings.isForPermission else {
                settings.location = location
                return false
            }
            if settings.isWatched, settings.filter > 0, let before, location.distance(from: before) < settings.filter {
                return false
            }
            settings.location = location
            return true
        }
        if isTold { manager.delegate?.locationManager(manager, didUpdateLocations: [location]) }
    }
}

extension CLLocation {
    convenience init(_ place: EmbedReport.Place) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude ?? 0, horizontalAccuracy: place.accuracy,
            verticalAccuracy: place.altitudeAccuracy ?? -1, course: place.course ?? -1, speed: place.speed ?? -1,
            timestamp: Date(timeIntervalSince1970: place.time))
    }
}
