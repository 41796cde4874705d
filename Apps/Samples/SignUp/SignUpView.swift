// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct SignUpView: View {
    @State private var form = SignUpForm()
    @FocusState private var focus: SignUpForm.Field?
    @State private var showsPassword = false
    @State private var isSubmitted = false

    var body: some View {
        NavigationStack {
            Form {
                Section("You") {
                    ValidatedField(problem: form.visibleProblem(with: .name)) {
                        TextField("Name", text: $form.name)
                            .textContentType(.name)
                            .textInputAutocapitalization(.words)
                            .submitLabel(.next)
                            .focused($focus, equals: .name)
                    }
                    ValidatedField(problem: form.visibleProblem(with: .email)) {
                        TextField("Email", text: $form.email)
                            .textContentType(.emailAddress)
                            .keyboardType(.emailAddress)
                            .textInputAutocapitalization(.never)
                            .autocorrectionDisabled()
                            .submitLabel(.next)
                            .focused($focus, equals: .email)
                    }
                    DatePicker("Birthday", selection: $form.birthday, in: ...Date.now, displayedComponents: .date)
                }

                Section {
                    ValidatedField(problem: form.visibleProblem(with: .password)) {
                        HStack {
                            Group {
                                if showsPassword {
                                    TextField("Password", text: $form.password)
                                } else {
                                    SecureField("Password", text: $form.password)
                                }
                            }
                            .textContentType(.newPassword)
                            .submitLabel(.next)
                            .focused($focus, equals: .password)

                            Button {
                                showsPassword.toggle()
                            } label: {
                                Image(systemName: showsPassword ? "eye.slash" : "eye")
                            }
                            .buttonStyle(.borderless)
                            .accessibilityLabel(showsPassword ? "Hide password" : "Show password")
                        }
                    }
                    if !form.password.isEmpty {
                        ProgressView(value: form.strength) {
                            Text(form.strength < 0.6 ? "Weak" : "Strong").font(.caption)
                        }
                        .tint(form.strength < 0.6 ? .orange : .green)
                    }
                    ValidatedField(problem: form.visibleProblem(with: .repetition)) {
                        SecureField("Repeat password", text: $form.repetition)
                            .submitLabel(.next)
                            .focused($focus, equals: .repetition)
                    }
                } header: {
                    Text("Password")
                } footer: {
                    Text("Mix letters, digits and signs.")
                }

                Section("Optional") {
                    ValidatedField(problem: form.visibleProblem(with: .phone)) {
                        TextField("Phone", text: $form.phone)
                            .keyboardType(.phonePad)
                            .submitLabel(.done)
                            .focused($focus, equals: .phone)
                    }
                }

                Section {
                    Toggle("I accept the terms", isOn: $form.acceptsTerms)
                    Button("Create account", action: submit)
                        .frame(maxWidth: .infinity)
                        .disabled(!form.isValid)
                }
            }
            .onSubmit(advance)
            .onChange(of: focus) { old, _ in
                if let old { form.touched.insert(old) }
            }
            .scrollDismissesKeyboard(.interactively)
            .navigationTitle("Sign up")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Previous", systemImage: "chevron.up") { move(by: -1) }
                        .disabled(focus == .name)
                    Button("Next", systemImage: "chevron.down") { move(by: 1) }
                        .disabled(focus == .phone)
                    Spacer()
                    Button("Done") { focus = nil }
                }
            }
            .defaultFocus($focus, .name)
            .fullScreenCover(isPresented: $isSubmitted) {
                DoneView(name: form.name) {
                    isSubmitted = false
                    form = SignUpForm()
                }
            }
        }
    }

    private func advance() {
        if focus == .phone {
            submit()
        } else {
            move(by: 1)
        }
    }

    private func move(by step: Int) {
        guard let current = focus else { return }
        focus = SignUpForm.Field(rawValue: current.rawValue + step)
    }

    private func submit() {
        form.touched = Set(SignUpForm.Field.allCases)
        guard form.isValid else {
            focus = SignUpForm.Field.allCases.first { form.problem(with: $0) != nil }
            return
        }
        focus = nil
        isSubmitted = true
    }
}

struct ValidatedField<Content: View>: View {
    let problem: String?
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            content
            if let problem {
                Label(problem, systemImage: "exclamationmark.circle")
                    .font(.caption)
                    .foregroundStyle(.red)
                    .transition(.opacity)
            }
        }
        .animation(.default, value: problem)
    }
}

struct DoneView: View {
    let name: String
    let onClose: () -> Void

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: "checkmark.seal.fill")
                .font(.system(size: 90))
                .foregroundStyle(.green)
                .symbolEffect(.bounce, value: name)
            Text("Welcome, \(name)!")
                .font(.title.bold())
            Button("Close", action: onClose)
                .buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.thinMaterial)
    }
}

#Preview {
    SignUpView()
}
