import Controls
import Documents

extension SceneSystemSymbol {
  /// The keys of a view that shows a symbol under a key.
  static func fields(of key: String, _ help: String) -> [Field<SceneView>] {
    [
      Field(key, .symbolName, ViewAttribute.symbol, help),
      Field(table[0].name, .symbolSize, ViewAttribute.symbolSize, table[0].help),
      Field(
        table[1].name, Shape<SymbolStyle.Scale>.choice, ViewAttribute.symbolScale, table[1].help),
      Field(table[2].name, .fontWeight, ViewAttribute.symbolWeight, table[2].help),
      Field(table[3].name, .symbolColors, ViewAttribute.symbolColors, table[3].help),
    ]
  }
}
