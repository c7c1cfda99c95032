import Rendering

/// The files that `alrender init` writes: a project that renders, checks and verifies right away.
enum StarterProject {
  /// A file of the project.
  struct File {
    /// The path below the project's folder.
    let path: String
    let text: String
    /// Whether it is an editor's settings, which a folder may have already.
    var isSetting: Bool { path.hasPrefix(".") && path != ignored.path }
  }

  /// The files, in the order they are written.
  static var files: [File] {
    [
      File(path: "alrender.yaml", text: configuration),
      File(path: "Scenes/welcome.yaml", text: scene),
      File(path: "Scenes/messages.yaml", text: messages),
      File(path: "Scenes/library/components.yaml", text: library),
      File(path: "Scenes/strings/en.lproj/Localizable.strings", text: english),
      File(path: "Scenes/strings/ar.lproj/Localizable.strings", text: arabic),
      File(path: "schema/scene.json", text: JSONSchema.scene.indentedText),
      File(path: "schema/configuration.json", text: JSONSchema.configuration.indentedText),
      File(path: ".helix/languages.toml", text: helix),
      File(path: ".nvim.lua", text: neovim),
      File(path: ".vscode/settings.json", text: visualStudioCode),
      ignored,
    ]
  }

  /// What keeps results out of Git; it is added to a file that exists.
  static let ignored = File(
    path: ".gitignore",
    text:
      "# The results that 'alrender verify' keeps for review, and reports where the guide writes them.\n"
      + ".alrender/\nreport/\nout/\n")

  private static let helix = """
    # Helix asks 'alrender lsp' about the scenes of this project.
    [language-server.alrender]
    command = "alrender"
    args = ["lsp"]

    [[language]]
    name = "yaml"
    language-servers = ["alrender"]

    """

  private static let neovim = """
    -- Neovim asks 'alrender lsp' about the scenes of this project. With ':set exrc', Neovim 0.9 reads this
    -- file by itself; earlier ones, such as Debian 12's, do with ':luafile .nvim.lua'.
    local client
    vim.api.nvim_create_autocmd("FileType", {
      pattern = "yaml",
      callback = function()
        local config = { name = "alrender", cmd = { "alrender", "lsp" }, root_dir = vim.fn.getcwd() }
        if vim.lsp.start then
          vim.lsp.start(config)
        else
          client = client or vim.lsp.start_client(config)
          vim.lsp.buf_attach_client(0, client)
        end
      end,
    })

    """

  private static let visualStudioCode = """
    {
      "yaml.schemas": {
        "schema/scene.json": "Scenes/**/*.yaml",
        "schema/configuration.json": "alrender.yaml"
      },
      "editor.inlayHints.enabled": "on"
    }

    """

  private static let configuration = """
    # yaml-language-server: $schema=schema/configuration.json
    # The folders of scenes and of their goldens.
    scenes: Scenes
    goldens: goldens
    # Which variants have a golden picture besides their golden layout.
    pictures: ["*"]

    """

  private static let scene = """
    # yaml-language-server: $schema=../schema/scene.json
    title: A card that greets
    canvas: { width: 375, height: fit, background: systemGroupedBackground }
    metrics: { inset: 16, gap: 8 }
    strings:
      - strings/en.lproj/Localizable.strings
      - strings/ar.lproj/Localizable.strings
    root:
      subviews:
        card:
          background: secondarySystemGroupedBackground
          cornerRadius: 12
          layoutMargins: 16
          subviews:
            title: { type: label, key: welcome.title, font: { style: title2, weight: bold }, lines: 0 }
            message: { type: label, key: welcome.message, color: secondaryLabel, lines: 0 }
            start: { type: button, key: welcome.start, style: filled }
    constraints:
      - "H:|-inset-[card]-inset-|"
      - "V:|-inset-[card]-inset-|"
      - "H:|-[title]-|"
      - "H:|-[message]-|"
      - "H:|-[start]-|"
      - "V:|-[title]-gap-[message]-inset-[start]-|"
    variants:
      axes: { locale: [en, ar], appearance: [light, dark], textSize: [large, accessibilityLarge] }
      strategy: pairwise
    expect:
      - satisfiable
      - unambiguous
      - insideSuperview
      - { notTruncated: [title, message, start] }
      - { noOverlap: siblings }

    """

  private static let library = """
    # Components that every scene may include; 'alrender catalogue Scenes -o out' shows them.
    colors:
      accent: { light: "#0058C8", dark: "#7DB4FF" }
    metrics: { unit: 4, gap: unit * 2, edge: unit * 4 }
    components:
      messageRow:
        why: Who wrote, what, and how many messages are unread.
        parameters:
          name: verbatim
          text: verbatim
          unread: { type: number, default: 0 }
        view:
          subviews:
            name: { type: label, verbatim: $name, font: { style: headline } }
            text: { type: label, verbatim: $text, color: secondaryLabel, lines: 0 }
            badge:
              type: label
              verbatim: $unread
              color: accent
              hugging: 251
              compression: 751
              hidden: { when: unread == 0 }
        constraints:
          - "H:|-edge-[name]-gap-[badge]-edge-|"
          - "H:|-edge-[text]-edge-|"
          - "V:|-gap-[name]-2-[text]-gap-|"
          - badge.firstBaseline == name.firstBaseline
        examples:
          read: { name: Mei, text: See you soon }
          unread: { name: Ahmad, text: Are you there?, unread: 3 }
    variants:
      axes: { appearance: [light, dark], direction: [ltr, rtl] }

    """

  private static let messages = """
    # yaml-language-server: $schema=../schema/scene.json
    title: A list whose rows are written once
    include: library/components.yaml
    canvas: { width: 375, height: fit, background: systemBackground }
    data:
      messages:
        - { id: mei, name: Mei, text: See you soon }
        - { id: ahmad, name: Ahmad, text: Are you there?, unread: 3 }
    root:
      subviews:
        rows:
          type: stackView
          axis: vertical
          subviews:
            row: { each: $messages, type: messageRow, with: $item }
    constraints:
      - "H:|[rows]|"
      - "V:|-gap-[rows]-gap-|"
    variants:
      axes: { appearance: [light, dark], direction: [ltr, rtl], textSize: [large, accessibilityLarge] }
      strategy: pairwise
    expect:
      - satisfiable
      - unambiguous
      - { notTruncated: rows.row.*.name }

    """

  private static let english = """
    /* The card that a new user sees first. */
    "welcome.title" = "Welcome";
    "welcome.message" = "Edit Scenes/welcome.yaml, draw it again, and see what moved.";
    "welcome.start" = "Get started";

    """

  private static let arabic = """
    /* The card that a new user sees first. */
    "welcome.title" = "أهلا وسهلا";
    "welcome.message" = "عدّل Scenes/welcome.yaml ثم ارسمه مرة أخرى وانظر ما الذي تحرك.";
    "welcome.start" = "ابدأ الآن";

    """
}
