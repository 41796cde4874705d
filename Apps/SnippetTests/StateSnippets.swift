// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// MARK: - State, bindings, observable objects

private struct CounterScreen: View {
    @State private var count = 0
    @State private var history: [Int] = []
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Count: \(count)")
                .font(.title2.weight(.semibold))
                .accessibilityIdentifier("count")
            Stepper2(value: $count)
            SwitchRow(title: "Loud", isOn: $isOn)
            if isOn {
                Text("LOUD").foregroundColor(.red).bold()
            }
            Text(history.map { String($0) }.joined(separator: ","))
                .accessibilityIdentifier("history")
        }
        .padding(.horizontal, 16)
        .padding([.top, .bottom])
        .onChange(of: count) { oldValue, newValue in
            history.append(newValue - oldValue)
        }
        .onChange(of: isOn) { count += 10 }
    }
}

private struct Stepper2: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            Button("Less") { value -= 1 }.disabled(value <= 0)
            Button("More", action: { value += 1 })
        }
    }
}

private struct SwitchRow: View {
    let title: LocalizedStringKey
    @Binding var isOn: Bool

    init(title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.title = title
        self._isOn = isOn
    }

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Label(title, systemImage: isOn ? "checkmark.circle.fill" : "circle")
        }
    }
}

private final class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var total = 0.0

    func add(_ item: String, price: Double) {
        items.append(item)
        total += price
    }
}

private struct ShopScreen: View {
    @StateObject private var cart = Cart()

    var body: some View {
        VStack {
            ShopButtons(cart: cart)
            CartBadge()
        }
        .environmentObject(cart)
    }
}

private struct ShopButtons: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("Buy tea") { cart.add("Tea", price: 2.5) }
    }
}

private struct CartBadge: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Text("\(cart.items.count) items, \(cart.total, specifier: "%.2f")")
            .accessibilityIdentifier("badge")
    }
}

@Observable
private final class Profile {
    var name = "Ada"
    var tags: [Tag] = [Tag(name: "math"), Tag(name: "code")]
    @ObservationIgnored var reads = 0

    struct Tag: Identifiable, Hashable {
        let id = UUID()
        var name: String
        var isChosen = false
    }
}

private struct ProfileScreen: View {
    @State private var profile = Profile()

    var body: some View {
        VStack {
            Text(profile.name)
            ProfileEditor(profile: profile)
            ForEach($profile.tags) { $tag in
                Button(tag.isChosen ? "\(tag.name) chosen" : tag.name) { tag.isChosen.toggle() }
            }
            ForEach(Array(profile.tags.enumerated()), id: \.offset) { index, tag in
                Text(verbatim: "\(index): \(tag.name)")
            }
            ProfileName()
        }
        .environment(profile)
    }
}

private struct ProfileEditor: View {
    @Bindable var profile: Profile

    var body: some View {
        NameButton(name: $profile.name)
    }
}

private struct NameButton: View {
    @Binding var name: String

    var body: some View {
        Button("Rename") { name = "Grace" }
    }
}

private struct ProfileName: View {
    @Environment(Profile.self) private var profile
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        @Bindable var bindable = profile
        VStack {
            Text("Hello, \(profile.name)!")
                .foregroundStyle(colorScheme == .dark ? .white : .black)
            NameButton(name: $bindable.name).hidden()
        }
    }
}

struct StateSnippets {
    @Test
    func stateBindingsAndOnChange() throws {
        let host = TestHost(CounterScreen())
        #expect(try host.find(role: .button, label: "Less").isDisabled)
        try host.find(role: .button, label: "More").tap()
        try host.find(role: .button, label: "More").tap()
        #expect(try host.find(identifier: "count").label == "Count: 2")
        try host.find(role: .button, label: "Loud").tap()
        #expect(host.contains(label: "LOUD"))
        #expect(try host.find(identifier: "count").label == "Count: 12")
        #expect(try host.find(identifier: "history").label == "1,1,10")
    }

    @Test
    func observableObjectsByEveryWrapper() throws {
        let host = TestHost(ShopScreen())
        #expect(try host.find(identifier: "badge").label == "0 items, 0.00")
        try host.find(role: .button, label: "Buy tea").tap()
        #expect(try host.find(identifier: "badge").label == "1 items, 2.50")
    }

    @Test
    func observableByEnvironmentBindableAndForEachOfBindings() throws {
        let host = TestHost(ProfileScreen())
        #expect(host.contains(label: "Hello, Ada!"))
        try host.find(role: .button, label: "Rename").tap()
        #expect(host.contains(label: "Hello, Grace!"))
        #expect(host.contains(label: "Grace"))
        try host.find(role: .button, label: "code").tap()
        #expect(host.contains(label: "code chosen"))
        #expect(host.contains(label: "1: code"))
    }
}
