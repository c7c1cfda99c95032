/// The semantic version of the package; the only place where it is written. `Scripts/version.sh`
/// reads it for packages and `make release` changes it.
enum Version {
  static let number = "0.1.0"
}
