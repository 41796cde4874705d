// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

// Leaves of random trees, each with a number from another kind of source.

/// Shows what a binding is bound to, and reads nothing else.
private struct BoundPlan: View {
    @Binding var number: Int

    var body: some View {
        Color(red: 0.5, green: 0.5, blue: Double(abs(number) % 6) / 5)
            .frame(width: CGFloat(6 + number), height: CGFloat(5 + number))
    }
}

struct BindablePlan: View {
    @Bindable var model: OracleModel
    let index: Int

    var body: some View { BoundPlan(number: $model.values[index]) }
}

struct EnvironmentModelPlan: View {
    @Environment(OracleModel.self) private var model
    let index: Int

    var body: some View {
        @Bindable var model = model
        return HStack(spacing: 1) {
            BoundPlan(number: $model.values[index])
            Color.red.frame(width: CGFloat(1 + model.values[index]), height: 3)
        }
    }
}

struct OwnModelPlan: View {
    let place: PlanPlace
    @State private var model = OracleModel()

    var body: some View {
        place.publish(.number($model.values[1]))
        return BoundPlan(number: $model.values[1])
    }
}

struct SceneStoredPlan: View {
    let place: PlanPlace
    @SceneStorage private var number: Int

    init(place: PlanPlace) {
        self.place = place
        _number = SceneStorage(wrappedValue: 2, "\(place.path)/\(place.plan.id)")
    }

    var body: some View {
        place.publish(.number($number))
        return BoundPlan(number: $number)
    }
}
