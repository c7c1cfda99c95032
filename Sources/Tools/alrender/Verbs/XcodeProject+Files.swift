extension XcodeProject {
  /// The files with which its storyboards and nibs are verified.
  ///
  /// - Parameter isTop: whether the folder is the top of a repository, where workflows are.
  func files(isTop: Bool) -> [StarterProject.File] {
    let workflow = StarterProject.File(
      path: ".github/workflows/alrender.yml", text: Self.workflow)
    return [StarterProject.File(path: "alrender.yaml", text: configuration)]
      + (isTop ? [workflow] : []) + [StarterProject.ignored]
  }

  private var configuration: String {
    let axes = [("device", devices), ("locale", languages)].filter { $0.1.count > 1 }
      .map { "      \($0.0): [\($0.1.joined(separator: ", "))]\n" }.joined()
    let head = """
      # The storyboards and nibs of \(name), on the devices and in the languages that it names.
      scenes: .

      """
    let ownFonts = fonts.isEmpty ? "" : "fonts: [\(fonts.map(quoted).joined(separator: ", "))]\n"
    let all = head + ownFonts
    return axes.isEmpty ? all : "\(all)documents:\n  variants:\n    axes:\n\(axes)"
  }

  /// Returns a path as YAML.
  private func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "''"))'"
  }

  private static let workflow = """
    # Compares the layouts of storyboards and nibs with their goldens. tools/alrender is the program
    # that `make build` puts into .build/release, or one from elsewhere.
    name: layouts

    on: [pull_request]

    permissions:
      contents: read

    jobs:
      verify:
        runs-on: ubuntu-latest
        # The goldens were recorded with this distribution's libraries and fonts.
        container: debian:12
        steps:
          # Without Git in the image, checkout brings no history to compare with.
          - run: |
              apt-get update
              apt-get install --yes --no-install-recommends ca-certificates git git-lfs \\
                libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libturbojpeg0 \\
                libyaml-0-2 libexpat1 libpng16-16 liblcms2-2 librsvg2-2 libpoppler-glib8 libicu72 \\
                fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \\
                fontconfig-config fonts-liberation fonts-dejavu-core
          - uses: actions/checkout@v4
            with: { fetch-depth: 0, lfs: true, persist-credentials: false }
          - run: tools/alrender verify --ci --reporter list,github,html --report report
          - uses: actions/upload-artifact@v4
            if: failure()
            with: { name: layouts, path: report, include-hidden-files: true }

    """
}
