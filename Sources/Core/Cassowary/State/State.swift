/// Everything a solver knows.
///
/// A required equality defines one variable by others. Variables that definitions alone fix are
/// *ground*; the others rest on *leaves*, which nothing defines. Every other constraint is
/// written over leaves, as a *kernel* row, and competes in a *block* with those that share
/// leaves.
///
/// It cannot be copied: it is large, and owns its stores. Fields that change together form a
/// value of their own (`Agenda`, `Labels`, `Publication`, `Probes` ...); what joins them has a
/// file for each topic: `State+Topic.swift`.
struct State: ~Copyable {
  var variables = Store<VariableRecord>()
  /// Each variable's place in the kernel; there may be more of these than variables.
  var seats = Store<Seat>()
  var constraints = Store<Constraint>()
  /// The row derived from each constraint, at the same index.
  var rows = Store<Row>()
  var blocks = Store<Block>()
  var cells = Store<Cell>()
  /// The values, including those of a failed commit.
  var values = Store<Double>()
  var publication = Publication()
  var names: [Int32: String] = [:]

  var vacancies = Vacancies()
  var labels = Labels()
  var clock = Clock()
  var agenda = Agenda()
  var nearness = NearnessBook()
  /// For each row the row that defines its slack; -1 for none. Shorter than the rows if the last
  /// have no slack.
  var slackDefinitions = Store<Int32>()

  var lines = Lines()
  var sum = Accumulator()
  var component = RowComponent()
  var scratch = Scratch()
  var plan = Plan()
  /// Counts the changes of definitions and blocks; a plan is valid for one count.
  var structure = 0

  var freedom = FreedomRecords()
  var probes = Probes()
  var touches = Touches()
  var assumptions = AssumptionTable()

  var isOpen = false
  var journal = Store<JournalEntry>()
  var statistics = Statistics()
  var limits = Limits()
  var modes = Modes()

  /// Always nil. A value with a weak reference lives in memory and is passed by its address. The
  /// compiler takes any other apart in each method that borrows it and checks it field by field:
  /// with several hundred fields that was three quarters of this module's compile time.
  private weak var residence: AnyObject?

  deinit {
    for block in blocks.elements { block.free() }
    variables.free()
    seats.free()
    constraints.free()
    rows.free()
    blocks.free()
    cells.free()
    values.free()
    publication.free()
    vacancies.free()
    labels.free()
    agenda.free()
    nearness.free()
    slackDefinitions.free()
    lines.free()
    sum.free()
    component.free()
    scratch.free()
    plan.free()
    freedom.free()
    probes.free()
    touches.free()
    assumptions.free()
    journal.free()
  }
}
