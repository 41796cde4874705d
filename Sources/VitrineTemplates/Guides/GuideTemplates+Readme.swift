// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension GuideTemplates {
    var featureReadme: String {
        #"""
        # \#(app.title)

        A SwiftUI app. `Package.swift` builds it on Linux with Vitrine, and in Xcode with Apple's SwiftUI.

            vitrine run        # builds the app and serves it at http://127.0.0.1:8080
            vitrine dev        # the same, and follows each change
            vitrine previews   # every #Preview, running, in a browser
            vitrine test       # the tests
            vitrine lint       # the rules of how it is written
            vitrine snapshot --output Snapshots   # a picture of every #Preview
            vitrine add feature Order
            vitrine add view ReviewList --feature \#(feature.type)

        ## Where things are

        - `App/Sources`: the window, and which view stands at which place. `AppContainer` holds the features, `RootView` the router.
          `App/Program` is where the program begins.
        - `Libraries/Core`: navigation. `Libraries/Common`: texts in every language (`Localizable.xcstrings`).
        - `Libraries/Features/{Feature}`: what a user sees. Features import Common and Core and never each other.
          `{Feature}Feature.swift` and `{Feature}Navigation.swift` are what the app sees of one; `Container` puts its parts together;
          `Presentation/{Screen}` has views and view models, `Domain` entities, use cases and the contracts of repositories, `Data` the
          repositories. `Tests` mirrors `Sources`.
        - `AGENTS.md`: how a view and a view model are written here.

        \#(feature.pluralTitle) lie in the app (`\#(feature.type)Repository`) until there is an API to ask.

        ## Tests

        View models, use cases and repositories are tested with mocks. Snapshot tests compare each screen's states with pictures. They are
        skipped, and say so, until there are pictures: `vitrine test --record missing` records them beside the tests (and fails once, since
        nothing was compared). Look at them and commit them.

        \#(xcode("\(app.type)App"))
        """#
    }

    var plainReadme: String {
        #"""
        # \#(app.title)

        A SwiftUI app. `Package.swift` builds it on Linux with Vitrine, and in Xcode with Apple's SwiftUI.

            vitrine run        # builds the app and serves it at http://127.0.0.1:8080
            vitrine dev        # the same, and follows each change
            vitrine previews   # every #Preview, running, in a browser
            vitrine test       # the tests
            vitrine lint       # the rules of how it is written
            vitrine snapshot --output Snapshots   # a picture of every #Preview

        Data flows down, events flow up: `Model` → `Service` → `\#(entityList)ViewModel` → views. `\#(feature.type)Service` has its
        \#(feature.pluralWords) in the app until there is an API to ask; tests and previews give it others.

        \#(xcode(nil))
        """#
    }

    private var entityList: String { "\(feature.type)List" }

    /// What can be done on a Mac, and what only a Mac can check.
    private func xcode(_ library: String?) -> String {
        let app =
            library.map {
                """
                For an iPhone, make an app project in Xcode, add this package to it, link the library `\($0)`, and begin as
                `App/Program/Program.swift` does.
                """
            } ?? """
                For an iPhone, make an app project in Xcode and add the files of `Sources` to its target.
                """
        let snapshots =
            library == nil
            ? ""
            : """


            Snapshot tests are compiled where there is a module `SnapshotTesting`. Vitrine brings one; on a Mac add
            `https://github.com/pointfreeco/swift-snapshot-testing` to the test targets. Pictures of the two differ.
            """
        return """
            ## In Xcode

            Open `Package.swift` (Xcode 26): previews are shown for iOS, and the program runs on the Mac.
            \(app)\(snapshots)

            Only a Mac can check that it builds with Apple's SDK, how it looks on a device, and what the App Store wants (icons, signing,
            entitlements).

            """
    }

    var continuousIntegration: TemplateFile {
        TemplateFile(
            ".github/workflows/ci.yml",
            #"""
            # Tests the app with Vitrine, checks how it is written, and photographs every preview: of a pull request those that
            # have changed.
            # VITRINE_REPOSITORY is a variable of the repository: the address that Vitrine is cloned from.
            name: CI
            on:
              push:
                branches: [main]
              pull_request:

            jobs:
              app:
                runs-on: ubuntu-latest
                container: swift:6.3-bookworm
                steps:
                  - uses: actions/checkout@v4
                    with:
                      fetch-depth: 0
                  - name: Install Vitrine
                    run: |
                      git clone --depth 1 "${{ vars.VITRINE_REPOSITORY }}" /opt/vitrine
                      make -C /opt/vitrine install PREFIX=/usr/local
                  - name: Test
                    run: vitrine test --xunit Results/tests.xml
                  - name: Lint
                    run: vitrine lint --format github
                  - name: Photograph the previews
                    run: vitrine snapshot --output Snapshots/all
                  - name: Photograph what a pull request changes
                    if: github.event_name == 'pull_request'
                    run: |
                      git config --global --add safe.directory "$PWD"
                      vitrine snapshot --against "origin/${{ github.base_ref }}" --output Snapshots/changes || [ $? -eq 1 ]
                      cat Snapshots/changes/changes.md >> "$GITHUB_STEP_SUMMARY"
                  - uses: actions/upload-artifact@v4
                    if: always()
                    with:
                      name: previews
                      path: |
                        Snapshots
                        Results

            """#)
    }
}
