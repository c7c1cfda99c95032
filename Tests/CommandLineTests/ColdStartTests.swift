import Foundation
import Testing

@Suite("A cold start")
struct ColdStartTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A library, preloaded before fontconfig, that writes a byte for each font set that is sorted.
  private static let counter = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fcntl.h>
    #include <stdlib.h>
    #include <unistd.h>
    typedef void *sort(void *, void **, int, void *, int, void **, int *);
    void *FcFontSetSort(void *config, void **sets, int count, void *pattern, int trim, void **csp,
                        int *result) {
      int file = open(getenv("SORTED"), O_WRONLY | O_CREAT | O_APPEND, 0600);
      if (write(file, ".", 1) == 1) close(file);
      return ((sort *)dlsym(RTLD_NEXT, "FcFontSetSort"))(config, sets, count, pattern, trim, csp,
                                                         result);
    }
    """

  @Test("sorts the fonts only once for each face and size in a card")
  func fontSorts() throws {
    let shop = try Workshop()
    let source = shop.folder.appending(path: "counter.c")
    try Self.counter.write(to: source, atomically: true, encoding: .utf8)
    let compiler = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: [
        "g++", "-x", "c", "-shared", "-fPIC", "-o", shop.folder.appending(path: "counter.so").path,
        source.path,
      ])
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)

    let sorted = shop.folder.appending(path: "sorted")
    let card = Self.root.appending(path: "Benchmarks/Scenes/card.yaml")
    let run = try ProgramRun.run(
      [card.path, "-o", "card.png"], in: shop.folder,
      environment: [
        "LD_PRELOAD": shop.folder.appending(path: "counter.so").path, "SORTED": sorted.path,
      ])
    #expect(run.status == 0, "\(run.words)")
    let sorts = try Data(contentsOf: sorted).count
    #expect((1...3).contains(sorts), "\(sorts) sorts")
  }
}
