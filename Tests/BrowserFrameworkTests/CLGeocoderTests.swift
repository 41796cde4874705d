// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore

@Suite("CLGeocoder")
struct CLGeocoderTests {
    /// Shows what is answered, as apps show it.
    private struct Names: View {
        let geocoder = CLGeocoder()
        @State private var answers: [String] = []

        var body: some View {
            Text(answers.isEmpty ? "nothing yet" : answers.joined(separator: " "))
            Button("Place") { ask(CLLocation(latitude: 41.1, longitude: -8.6)) }
            Button("Nowhere") { ask(CLLocation(latitude: 100, longitude: 0)) }
            Button("Address") { geocoder.geocodeAddressString("Porto") { take($0, $1) } }
            Button("No address") { geocoder.geocodeAddressString(" \n") { take($0, $1) } }
            Button("Wait") {
                Task {
                    do {
                        _ = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1))
                    } catch CLError.network {
                        answers.append("no network")
                    } catch {
                        answers.append("other")
                    }
                }
            }
            Button("Take back") {
                ask(CLLocation(latitude: 41.1, longitude: -8.6))
                answers.append(geocoder.isGeocoding ? "asking" : "asked")
                geocoder.cancelGeocode()
            }
        }

        private func ask(_ location: CLLocation) {
            geocoder.reverseGeocodeLocation(location) { take($0, $1) }
        }

        private func take(_ places: [CLPlacemark]?, _ error: (any Error)?) {
            let code = (error as? CLError)?.code.rawValue ?? -1
            answers.append("\(places?.count ?? 0) places, \(code)")
        }
    }

    @Test(
        "answers what a device without a network does, and that there is no such place",
        arguments: [
            ("Place", "0 places, 2"), ("Nowhere", "0 places, 8"), ("Address", "0 places, 2"),
            ("No address", "0 places, 8"), ("Wait", "no network"), ("Take back", "asking 0 places, 10"),
        ])
    func answers(button: String, answer: String) async throws {
        let host = TestHost(Names())
        #expect(host.contains(label: "nothing yet"))
        try host.find(role: .button, label: button).tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: answer), "\(host.labels)")
    }

    @Test("the errors have Apple's domain and numbers, and a sentence")
    func errors() {
        let error = CLError(.geocodeFoundNoResult) as NSError
        #expect(error.domain == "kCLErrorDomain" && error.code == 8)
        #expect(CLError(.geocodeCanceled).errorCode == 10)
        #expect(CLError(.geocodeFoundPartialResult).errorCode == 9)
        #expect(error.localizedDescription == "No place was found.")
        #expect(CLError.network ~= CLError(.network) && !(CLError.network ~= CLError(.denied)))
    }
}
