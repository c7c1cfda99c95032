/// Shows that the target is built although the plugin has nothing to rewrite.
public let ownFile = "built"
