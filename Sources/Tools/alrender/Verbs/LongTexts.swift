import Geometry
import Localization
import Rendering
import Reports
import Scenes
import Workspace

/// The texts that have too little room on the screens of a project: each once for a view, a text and a
/// language, where it has the least.
struct LongTexts {
  /// A text that is cut.
  private struct Cut {
    let locale: String
    /// The layouts that cut it, the one with the least room first.
    var jobs: [Job]
    var view: LaidOutView
    let text: LaidOutText
    /// What the lookup calls it; nil for a text that no key has.
    let key: String?
    /// The key of a table; nil if no table has it.
    var tableKey: String?
    var canvas: Size
    /// How many of its characters fit.
    var fits: Int
    var picture: [UInt8] = []
  }

  /// A text of a view in a language.
  private struct Subject: Hashable {
    let locale: String
    let scene: String
    let part: String?
    let view: String
    let text: String
  }

  /// The room of a text that leaves some of it.
  private struct Room {
    let (needed, available): (Double, Double)
    let scene: String
  }

  /// The least room of each text that leaves some, by its language and key; only for lookup.
  private var rooms: [String: Room] = [:]
  private var cuts: [Cut] = []
  /// Where each is among them; only for lookup.
  private var known: [Subject: Int] = [:]

  /// Notes the texts that a screen cuts.
  mutating func note(_ scene: LaidOutScene, _ job: Job, _ locale: String, _ tally: KeyTally) {
    for view in scene.recorded(findsAmbiguity: false).views where !view.mayTruncate {
      for text in view.texts where text.isTruncated {
        let subject = Subject(
          locale: locale, scene: job.subject.source, part: job.subject.part, view: view.id,
          text: text.text)
        var cut = Cut(
          locale: locale, jobs: [job], view: view, text: text, key: tally.key(showing: text.text),
          canvas: scene.size, fits: Self.shown(text))
        guard let index = known[subject] else {
          known[subject] = cuts.count
          cuts.append(cut)
          continue
        }
        if cut.fits < cuts[index].fits {
          cut.jobs += cuts[index].jobs
          cuts[index] = cut
        } else {
          cuts[index].jobs.append(job)
        }
      }
    }
  }

  /// Notes how much room a screen's texts of one line have, where it is more than they need: what else a view
  /// could grow to is not known.
  mutating func noteRoom(
    _ scene: LaidOutScene, _ job: Job, _ locale: String, _ tally: KeyTally
  ) {
    for view in scene.recorded(findsAmbiguity: false).views {
      guard let text = view.texts.first, view.texts.count == 1, text.lines == 1, !text.isTruncated,
        let key = tally.key(showing: text.text), let needed = view.intrinsicWidth,
        view.frame.width > needed + 1
      else { continue }
      let place = "\(locale) \(key)"
      if let least = rooms[place]?.available, least <= view.frame.width { continue }
      rooms[place] = Room(
        needed: needed, available: view.frame.width, scene: job.subject.source)
    }
  }

  /// Finds out how many characters fit, by laying out the screens with the beginnings of the texts, and draws
  /// the screens.
  mutating func measure(with renderer: Renderer, _ tables: [StringTable]) {
    for index in cuts.indices {
      if let key = cuts[index].key {
        Self.fit(&cuts[index], key, renderer)
        cuts[index].tableKey = tables.contains { $0.anyText(of: key) != nil } ? key : nil
      }
      let cut = cuts[index]
      if cut.tableKey == nil {
        cuts[index].tableKey =
          tables.lazy.compactMap { $0.key(of: cut.text.text, in: cut.locale) }.first
      }
      guard let scene = try? cut.jobs[0].layOut(with: renderer) else { continue }
      cuts[index].canvas = scene.size
      cuts[index].view = Self.view(of: cut, in: scene) ?? cut.view
      cuts[index].picture = (try? scene.encoded(as: .png, pixels: 1)) ?? []
    }
  }

  /// Finds out how many of a text's first characters fit wherever it is cut, and where the fewest do.
  private static func fit(_ cut: inout Cut, _ key: String, _ renderer: Renderer) {
    let characters = Array(cut.text.text)
    let whole = cut
    func fits(_ count: Int, _ job: Job) -> Bool {
      let tally = KeyTally(trial: (key, String(characters.prefix(count))))
      let scene = try? KeyTally.$current.withValue(tally) { try job.layOut(with: renderer) }
      guard let scene, let view = Self.view(of: whole, in: scene) else { return false }
      return view.texts.first { $0.part == whole.text.part }?.isTruncated != true
    }
    func most(below count: Int, _ job: Job) -> Int {
      var (most, least) = (0, count)
      while least - most > 1 {
        let middle = (most + least) / 2
        if fits(middle, job) { most = middle } else { least = middle }
      }
      return most
    }
    var worst = 0
    var count = most(below: characters.count, cut.jobs[0])
    for (place, job) in cut.jobs.enumerated().dropFirst() where count > 0 && !fits(count, job) {
      count = most(below: count, job)
      worst = place
    }
    cut.jobs.insert(cut.jobs.remove(at: worst), at: 0)
    // Nobody counts the space at which a line ends.
    cut.fits = characters.prefix(count).reversed().drop(while: \.isWhitespace).count
  }

  private static func view(of cut: Cut, in scene: LaidOutScene) -> LaidOutView? {
    scene.recorded(findsAmbiguity: false).views.first { $0.id == cut.view.id }
  }

  /// Returns how many characters are shown before the ellipsis.
  private static func shown(_ text: LaidOutText) -> Int {
    text.shown.hasSuffix("\u{2026}") ? text.shown.count - 1 : text.shown.count
  }

  /// Returns the texts of a language.
  func texts(in locale: String) -> [LanguageReport.LongText] {
    cuts.filter { $0.locale == locale }.map { cut in
      LanguageReport.LongText(
        scene: cut.jobs[0].subject.source, part: cut.jobs[0].subject.screen, view: cut.view.id,
        key: cut.tableKey,
        text: cut.text.text,
        width: cut.view.intrinsicWidth ?? 0, available: cut.view.frame.width, lines: cut.text.lines,
        fits: cut.fits, variants: cut.jobs.map(\.variant.name), frame: cut.view.absoluteFrame,
        canvas: cut.canvas)
    }
  }

  /// Returns what a translator should know of a key's room.
  func notes(on key: String, in locale: String) -> [String] {
    let room = rooms["\(locale) \(key)"].map { room in
      "needs \(Int(room.needed.rounded(.up))) of \(Int(room.available.rounded(.down))) points in "
        + room.scene
    }
    let cut = Set(
      texts(in: locale).filter { $0.key == key }.map {
        "has room for \($0.fits) character\($0.fits == 1 ? "" : "s") in \($0.scene)"
      }
    ).sorted()
    return cut.isEmpty ? [room].compactMap(\.self) : cut
  }

  /// The pictures of the screens with the texts of some languages.
  func pictures(in locales: [String]) -> [(path: String, bytes: [UInt8])] {
    var known: Set<String> = []
    return cuts.compactMap { cut in
      let job = cut.jobs[0]
      let path = LanguagePage.picture(job.subject.source, job.subject.screen, job.variant.name)
      guard locales.contains(cut.locale), !cut.picture.isEmpty, known.insert(path).inserted else {
        return nil
      }
      return (path, cut.picture)
    }
  }
}
