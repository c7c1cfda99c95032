import Cassowary

/// An unknown held at a value, at a priority below all others, to show that it is open.
struct Exercise {
  let variable: Variable
  let target: Double
  let priority: Double
  let id: ConstraintID
}
