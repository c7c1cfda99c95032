/// The basic slots of a block as sums of its nonbasic slots.
///
/// Row `i` states that its basic slot is the sum over all columns `j` of cell (i, j) times the
/// nonbasic slot there, plus a constant that the tableau does not keep. Small tableaux are stored
/// dense; large ones, which change while rows come and go, as nonzeros.
struct Tableau: BitwiseCopyable {
  /// The magnitude below which a cell is rounding noise.
  static let negligible = 1e-12

  private enum Storage: BitwiseCopyable {
    case dense(DenseTableau)
    case sparse(UnsafeMutablePointer<SparseTableau>)
  }

  private var storage: Storage

  /// Makes a tableau without storage.
  init() {
    storage = .dense(DenseTableau())
  }

  /// Makes an empty small tableau in the given storage.
  init(dense cells: Store<Double>) {
    storage = .dense(DenseTableau(cells: cells))
  }

  /// Drops everything and makes room; a small tableau reuses the storage of a small one.
  mutating func empty(rowCapacity: Int, columnCapacity: Int, isSparse: Bool) {
    if !isSparse {
      var dense = emptyStorage
      dense.empty(rowCapacity: rowCapacity, columnCapacity: columnCapacity)
      storage = .dense(dense)
      return
    }
    free()
    storage = .sparse(
      Tableau.allocate(SparseTableau(rowCapacity: rowCapacity, columnCapacity: columnCapacity)))
  }

  /// The storage of a small tableau, or none.
  private var emptyStorage: DenseTableau {
    if case .dense(let dense) = storage { return dense }
    free()
    return DenseTableau()
  }

  private static func allocate(_ tableau: SparseTableau) -> UnsafeMutablePointer<SparseTableau> {
    let pointer = UnsafeMutablePointer<SparseTableau>.allocate(capacity: 1)
    pointer.initialize(to: tableau)
    return pointer
  }

  func copy() -> Tableau {
    var other = self
    switch storage {
    case .dense(let dense): other.storage = .dense(dense.copy())
    case .sparse(let sparse): other.storage = .sparse(Tableau.allocate(sparse.pointee.copy()))
    }
    return other
  }

  func free() {
    switch storage {
    case .dense(let dense): dense.free()
    case .sparse(let sparse):
      sparse.pointee.free()
      sparse.deallocate()
    }
  }
}

extension Tableau {
  /// The nonzeros of a large tableau; 0 for a small one.
  @inline(__always)
  var entryCount: Int {
    switch storage {
    case .dense: 0
    case .sparse(let sparse): sparse.pointee.entryCount
    }
  }

  /// The cells that a copy must write.
  var cellCount: Int {
    switch storage {
    case .dense(let dense): dense.cellCount
    case .sparse(let sparse): sparse.pointee.entryCount
    }
  }

  mutating func appendColumn() {
    switch storage {
    case .dense(var dense):
      dense.appendColumn()
      storage = .dense(dense)
    case .sparse(let sparse): sparse.pointee.appendColumn()
    }
  }

  mutating func appendRow(_ entries: Store<Entry>) {
    switch storage {
    case .dense(var dense):
      dense.appendRow(entries)
      storage = .dense(dense)
    case .sparse(let sparse): sparse.pointee.appendRow(entries)
    }
  }

  /// Drops a row of a sparse tableau; the last one takes its place.
  func removeRow(_ row: Int) {
    guard case .sparse(let sparse) = storage else { return }
    sparse.pointee.removeRow(row)
  }

  /// Drops a column of a sparse tableau, which has no nonzeros; the last one takes its place.
  func removeColumn(_ column: Int, _ entries: inout Store<Entry>) {
    guard case .sparse(let sparse) = storage else { return }
    sparse.pointee.removeColumn(column, &entries)
  }

  /// Fills `entries` with the nonzeros of a column, by row.
  @inline(__always)
  func collectColumn(_ column: Int, into entries: inout Store<Entry>) {
    switch storage {
    case .dense(let dense): dense.collectColumn(column, into: &entries)
    case .sparse(let sparse): sparse.pointee.collectColumn(column, into: &entries)
    }
  }

  /// Fills `entries` with the nonzeros of a row, by column.
  @inline(__always)
  func collectRow(_ row: Int, into entries: inout Store<Entry>) {
    switch storage {
    case .dense(let dense): dense.collectRow(row, into: &entries)
    case .sparse(let sparse):
      entries.removeAll()
      for entry in sparse.pointee.row(row).elements { entries.append(entry) }
    }
  }

  /// Exchanges the slots of a row and of a column with nonzeros `columnEntries`; leaves the row's
  /// new nonzeros in `pivotRow`, and returns how many cells were merged for it.
  func pivot(
    row: Int, column: Int, columnEntries: Store<Entry>, pivotRow: inout Store<Entry>
  ) -> Int {
    collectRow(row, into: &pivotRow)
    var pivot = 0.0
    for entry in pivotRow.elements where entry.index == column { pivot = entry.coefficient }
    let inverse = 1 / pivot
    for entry in pivotRow.elements.indices {
      let cell = pivotRow[entry]
      pivotRow[entry].coefficient = cell.index == column ? inverse : -cell.coefficient * inverse
    }
    switch storage {
    case .dense(let dense):
      dense.replaceRow(row, with: pivotRow)
      for entry in columnEntries.elements where entry.index != row {
        dense.substitute(
          pivotRow, at: column, factor: entry.coefficient, into: Int(entry.index))
      }
      return 0
    case .sparse(let sparse):
      let before = sparse.pointee.cellsMerged
      sparse.pointee.replaceRow(row, with: pivotRow)
      for entry in columnEntries.elements where entry.index != row {
        sparse.pointee.substitute(
          pivotRow, at: column, factor: entry.coefficient, into: Int(entry.index))
      }
      return sparse.pointee.cellsMerged - before
    }
  }
}
