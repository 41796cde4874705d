// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout

/// A kind of view whose release is watched: it shows, captures and changes the model that is given to it.
struct ReleaseCase: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @MainActor @Sendable (ReleaseStage.Model) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (ReleaseStage.Model) -> some View) {
        self.name = name
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { name }

    @MainActor private static func text(_ model: ReleaseStage.Model) -> Binding<String> {
        Binding {
            model.text
        } set: {
            model.text = $0
        }
    }

    @MainActor private static func flag(_ model: ReleaseStage.Model) -> Binding<Bool> {
        Binding {
            model.text == "on"
        } set: {
            model.text = $0 ? "on" : "off"
        }
    }

    @MainActor private static func number(_ model: ReleaseStage.Model) -> Binding<Int> {
        Binding {
            model.text.count
        } set: {
            model.text = String(repeating: "x", count: $0)
        }
    }

    static let all = containers + controls + modifiers + own

    private static let containers: [ReleaseCase] = [
        ReleaseCase("text") { Text($0.text).font(.title).foregroundStyle(.tint) },
        ReleaseCase("stacks") { model in
            VStack { HStack { ZStack { Text(model.text) } } }
        },
        ReleaseCase("lists") { model in
            List {
                Section("Section") {
                    Text(model.text).swipeActions { Button("Swipe") { model.text = "" } }
                    NavigationLink("Link") { Text(model.text) }
                }
            }
        },
        ReleaseCase("lists with rows to edit") { model in
            List {
                ForEach(0..<3) { Text(verbatim: "\($0) \(model.text)") }
                    .onDelete { _ in model.text = "" }.onMove { _, _ in model.text = "" }
            }
            .environment(\.editMode, .constant(.active))
        },
        ReleaseCase("forms") { model in Form { Toggle("Toggle", isOn: flag(model)) } },
        ReleaseCase("lazy stacks and grids") { model in
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20) { Text(verbatim: "\($0) \(model.text)") }
                    } header: {
                        Text(model.text)
                    }
                }
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(0..<20) { Text(verbatim: "\($0) \(model.text)") }
                }
            }
        },
        ReleaseCase("grids") { model in Grid { GridRow { Text(model.text) } } },
        ReleaseCase("tabs") { model in
            TabView {
                Text(model.text).tabItem { Text("One") }
                Text(model.text).tabItem { Text("Two") }
            }
        },
        ReleaseCase("paged tabs") { model in TabView { Text(model.text) }.tabViewStyle(.page) },
        ReleaseCase("split views") { model in
            NavigationSplitView {
                Text(model.text)
            } detail: {
                Text(model.text)
            }
        },
        ReleaseCase("geometry") { model in
            GeometryReader { proxy in Text(verbatim: "\(proxy.size.width) \(model.text)") }
        },
        ReleaseCase("subviews taken apart") { model in
            Group(subviews: Text(model.text)) { ForEach($0) { $0 } }
        },
        ReleaseCase("scrolling readers") { model in
            ScrollViewReader { proxy in
                ScrollView { Button(model.text) { proxy.scrollTo(1) }.id(1) }
            }
        },
        ReleaseCase("views that fit") { model in ViewThatFits { Text(model.text) } },
        ReleaseCase("outlines") { model in
            DisclosureGroup("Group", isExpanded: flag(model)) { Text(model.text) }
        },
        ReleaseCase("timelines") { model in
            TimelineView(.periodic(from: .now, by: 1_000)) { _ in Text(model.text) }
        },
        ReleaseCase("canvases") { model in
            Canvas { context, _ in context.draw(Text(model.text), at: .zero) }
        },
    ]

    private static let controls: [ReleaseCase] = [
        ReleaseCase("buttons") { model in
            Button("Button") { model.text = "" }.buttonStyle(.borderedProminent)
        },
        ReleaseCase("buttons of an own style") { model in
            Button("Button") { model.text = "" }.buttonStyle(OwnButtonStyle(model: model))
        },
        ReleaseCase("toggles of an own style") { model in
            Toggle("Toggle", isOn: flag(model)).toggleStyle(OwnToggleStyle(model: model))
        },
        ReleaseCase("labels and groups of an own style") { model in
            GroupBox("Box") { Label("Label", systemImage: "star") }.labelStyle(OwnLabelStyle(model: model))
        },
        ReleaseCase("segmented pickers") { model in
            Picker("Picker", selection: number(model)) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.segmented)
        },
        ReleaseCase("pickers of other styles") { model in
            Picker("Menu", selection: number(model)) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } }
            Picker("Wheel", selection: number(model)) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.wheel)
            Picker("Inline", selection: number(model)) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.inline)
        },
        ReleaseCase("values") { model in
            Slider(
                value: Binding {
                    Double(model.text.count)
                } set: { _ in
                    model.text = ""
                }, in: 0...100)
            Stepper("Stepper", value: number(model))
            ProgressView(value: 0.5)
            ProgressView()
            Gauge(value: 0.5) { Text(model.text) }
        },
        ReleaseCase("dates and colours") { model in
            DatePicker(
                "Date",
                selection: Binding {
                    Date(timeIntervalSince1970: 0)
                } set: { _ in
                    model.text = ""
                }
            )
            .datePickerStyle(.graphical)
            ColorPicker(
                "Colour",
                selection: Binding {
                    Color.red
                } set: { _ in
                    model.text = ""
                })
        },
        ReleaseCase("fields") { model in
            TextField("Field", text: text(model)).onSubmit { model.text = "" }
            SecureField("Secure", text: text(model))
            TextEditor(text: text(model))
        },
        ReleaseCase("fields with a focus") { FocusedField(model: $0) },
        ReleaseCase("menus") { model in
            Menu("Menu") { Button("Item") { model.text = "" } }
            Text(model.text).contextMenu { Button("Item") { model.text = "" } }
        },
        ReleaseCase("links and sharing") { model in
            NavigationLink("Link") { Text(model.text) }
            ShareLink(item: model.text)
            PasteButton(payloadType: String.self) { _ in model.text = "" }
        },
        ReleaseCase("tables") { model in
            Table([Row(id: 1)]) { TableColumn("Name") { Text(verbatim: "\($0.id) \(model.text)") } }
        },
    ]

    private static let modifiers: [ReleaseCase] = [
        ReleaseCase("frames, backgrounds and effects") { model in
            Text(model.text).padding().frame(maxWidth: .infinity).background(.red).overlay { Text(model.text) }
                .mask { Text(model.text) }.opacity(0.5).shadow(radius: 2).blur(radius: 1).rotationEffect(.degrees(3))
                .clipShape(Circle()).offset(x: 1).zIndex(1).blendMode(.multiply).contentShape(Rectangle())
        },
        ReleaseCase("gestures") { model in
            Text(model.text).onTapGesture { model.text = "" }.onLongPressGesture { model.text = "" }
                .gesture(DragGesture().onChanged { _ in model.text = "" }.onEnded { _ in model.text = "" })
                .simultaneousGesture(TapGesture(count: 2).onEnded { model.text = "" })
                .onHover { _ in model.text = "" }
        },
        ReleaseCase("gestures with a state") { HeldView(model: $0) },
        ReleaseCase("keys and commands") { model in
            Button("Key") { model.text = "" }.keyboardShortcut("k").focusable()
                .onKeyPress(.space) {
                    model.text = ""
                    return .handled
                }
        },
        ReleaseCase("dragging and dropping") { model in
            Text(model.text).draggable(model.text).dropDestination(for: String.self) { _, _ in
                model.text = ""
                return true
            }
        },
        ReleaseCase("refreshing") { model in List { Text(model.text) }.refreshable { model.text = "" } },
        ReleaseCase("searching") { model in
            Text(model.text).searchable(text: text(model)).searchSuggestions { Text(model.text) }
        },
        ReleaseCase("bars") { model in
            Text(model.text).navigationTitle(Text(model.text)).toolbar {
                ToolbarItem { Button("Tool") { model.text = "" } }
                ToolbarItem(placement: .bottomBar) { Text(model.text) }
            }
        },
        ReleaseCase("presenting, not shown") { model in
            Text(model.text).sheet(isPresented: flag(model)) { Text(model.text) }
                .alert("Alert", isPresented: flag(model)) { Button("OK") { model.text = "" } }
                .popover(isPresented: flag(model)) { Text(model.text) }
                .confirmationDialog("Dialog", isPresented: flag(model)) { Button("OK") { model.text = "" } }
        },
        ReleaseCase("a sheet that leaves with its presenter") { model in
            Text(model.text).sheet(isPresented: .constant(true)) { Text(model.text) }
        },
        ReleaseCase("a menu row and a destination bound to a state") { model in
            Text(model.text).navigationDestination(isPresented: .constant(true)) { Text(model.text) }
        },
        ReleaseCase("preferences and anchors") { model in
            Text(model.text).preference(key: NamesKey.self, value: [model.text])
                .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .onPreferenceChange(NamesKey.self) { _ in model.text += "" }
                .overlayPreferenceValue(BoundsKey.self) { _ in Text(model.text) }
        },
        ReleaseCase("animations and transitions") { model in
            Text(model.text).animation(.default, value: model.text).transition(.slide)
                .phaseAnimator([0.0, 1.0]) { view, phase in view.opacity(phase) }
        },
        ReleaseCase("matched geometry") { Matched(model: $0) },
        ReleaseCase("life") { model in
            Text(model.text).onAppear { model.text = "a" }.onDisappear { model.text = "d" }
                .task(id: model.text) { await Task.yield() }
                .onChange(of: model.text) { model.text += "" }.id(model.text.isEmpty)
        },
        ReleaseCase("environments") { model in
            Text(model.text).environment(
                \.openURL,
                OpenURLAction { _ in
                    model.text = ""; return .handled
                }
            )
            .transformEnvironment(\.lineLimit) { _ in _ = model.text }.environment(\.font, .body)
        },
        ReleaseCase("accessibility") { model in
            Text(model.text).accessibilityAction { model.text = "" }
                .accessibilityAdjustableAction { _ in model.text = "" }
                .accessibilityRepresentation { Button("Spoken") { model.text = "" } }
        },
        ReleaseCase("scrolling that is followed") { model in
            ScrollView { Text(model.text).scrollTransition { view, _ in view } }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 0
                } action: { _, _ in
                    model.text = ""
                }
                .onScrollPhaseChange { _, _ in model.text = "" }
        },
        ReleaseCase("pictures") { model in
            Image(systemName: "star").imageScale(.large)
            AsyncImage(url: URL(string: "https://example.org/a.png")) {
                $0
            } placeholder: {
                Text(model.text)
            }
        },
        ReleaseCase("undoing") { Undoing(model: $0) },
    ]

    private static let own: [ReleaseCase] = [
        ReleaseCase("an own modifier") { Text($0.text).modifier(Own(model: $0)) },
        ReleaseCase("an own modifier on a list") { model in
            Group {
                Text(model.text)
                Text(model.text)
            }
            .modifier(Own(model: model))
        },
        ReleaseCase("an own modifier with its content twice") { Text($0.text).modifier(Twice()) },
        ReleaseCase("an own layout") { model in OwnLayout { Text(model.text) } },
        ReleaseCase("a view in a box") { model in AnyView(AnyView(Text(model.text))) },
        ReleaseCase("a view without a name") { model in Branches(model: model) },
        ReleaseCase("an own environment value") { model in
            Text(model.text).environment(\.kept, model)
        },
    ]
}
