"""Hostile inputs of the third round: long names, wildcards, examples, endless clusters, many locales,
documents that refer to themselves, assets, configurations, editors and browsers."""
import json
import struct

from cases import case, cases_of
from files import FRAME, NIB, chunk, jpeg, nib, pdf, picture, png, stream, view
from more import bare
from scenes import LAY, plain, scene


@cases_of("name")
def names():
    """Ids that grow with the depth: paths and instances repeat what lies above them."""
    nest = "{leaf: {each: 60000}}"
    for i in range(300):
        nest = "{%s%d: {subviews: %s}}" % ("v" * 280, i, nest)
    yield case("paths-long", "root: {subviews: " + nest + "}\n", verbs=LAY + ["trace", "list"])
    text = "components:\n  c0: {view: {subviews: {leaf: {each: 60000}}}}\n"
    for i in range(1, 90):
        text += f"  c{i}: {{view: {{subviews: {{{'i' * 900}{i}: {{type: c{i - 1}}}}}}}}}\n"
    yield case("instances-long", text + "root: {subviews: {top: {type: c89}}}\n", verbs=LAY + ["list", "schema"])
    yield case("copies-long", "root:\n  subviews:\n    ? " + "v" * 90_000 + "\n    : {each: 60000}\n", verbs=LAY)
    yield case("copies-left-out", "root:\n  subviews:\n    ? " + "v" * 90_000 + "\n    : {each: 60000, if: $index < 0}\n", verbs=LAY)
    items = [{"id": f"{'k' * 150}{i}"} for i in range(550)]
    yield case("items-long", {"scene.yaml": "data: {rows: rows.json}\nroot: {subviews: {a: {each: $rows, subviews: {b: {each: $rows}}}}}\n",
                              "rows.json": json.dumps(items)}, verbs=LAY)
    yield case("constraints-long", "components: {c: {view: {subviews: {" + "v" * 1_000 + ": {}}}, constraints: ["
               + ", ".join("%s.width == %d" % ("v" * 1_000, k) for k in range(40)) + "]}}\nroot: {subviews: {i: {each: 9000, type: c}}}\n", verbs=LAY)
    yield case("unknown-in-instances", "components: {c: {view: {subviews: {a: {}}}, constraints: ["
               + ", ".join(f"x{k}.width == 1" for k in range(60)) + "]}}\nroot: {subviews: {i: {each: 9000, type: c}}}\n", verbs=LAY)
    yield case("parameters-numbers", "components: {c: {parameters: {" + ", ".join(f"p{i}: {{type: number, default: {i}}}" for i in range(1_800))
               + "}, view: {subviews: {a: {}}}, constraints: [a.width == p1799]}}\nroot: {subviews: {i: {each: 20000, type: c}}}\n", verbs=LAY)
    yield case("metrics-and-instances", "metrics: {" + ", ".join(f"m{i}: {i}" for i in range(4_000))
               + "}\ncomponents: {c: {view: {subviews: {a: {}}}, constraints: [a.width == m3999, 'V:|-m1-[a(m2)]-(>=m3)-|']}}\n"
               + "root: {subviews: {i: {each: 5000, type: c}}}\n", verbs=LAY)
    yield case("metrics-in-formats", "metrics: {" + ", ".join(f"m{i}: {i}" for i in range(3_000)) + "}\n"
               + bare(plain(60), "constraints:\n" + "".join(f"  - 'H:|-m{i}-[v{i % 60}(>=m{i + 1})]-(>=m{i + 2})-|'\n" for i in range(900))), verbs=LAY)


@cases_of("expect")
def expectations():
    grid = "root: {subviews: {a: {each: 235, subviews: {b: {each: 235}}}}}\n"
    yield case("stars", grid + "expect:\n" + "".join("  - insideSuperview: a.*.b.*\n" for _ in range(500)), verbs=["check", "layout"])
    yield case("stars-flow", grid + "expect: [" + ", ".join("{noOverlap: [a.*.b.*, a.*]}" for _ in range(300)) + "]\n", verbs=["check"])
    yield case("stars-nested", "root: {subviews: {a: {each: 90, subviews: {b: {each: 90, subviews: {c: {each: 6}}}}}}}\nexpect:\n"
               + "".join("  - {minimumTapTarget: {size: 44, views: [a.*.b.*.c.*, a.*.b.*.c.*], except: [a.*.b.*.c.*]}}\n" for _ in range(300)), verbs=["check"])
    yield case("stars-in-list", grid + "expect: [{notTruncated: [" + ", ".join("a.*.b.*" for _ in range(8_000)) + "]}]\n", verbs=["check"])
    yield case("stars-unfound", grid + "expect:\n" + "".join("  - insideSuperview: a.*.b.*.c.*\n" for _ in range(900)), verbs=["check"])
    yield case("paths", grid + "expect:\n" + "".join(f"  - a.{i % 300}.b.{i % 299}.width >= a.{i % 7}.b.first.width\n" for i in range(1_500)), verbs=["check"])
    yield case("states", bare(plain(300), "states:\n" + "".join(f"  s{k}: {{views: {{v{k}: {{hidden: true}}}}}}\n" for k in range(100))
               + "variants: {axes: {state: [base, " + ", ".join(f"s{k}" for k in range(100)) + "], direction: [ltr, rtl]}}\n"
               + "expect:\n" + "".join(f"  - {{notTruncated: [v{i % 300}]}}\n  - {{mirrors: {{of: ltr, is: rtl}}}}\n" for i in range(600))), verbs=["check"])


@cases_of("examples")
def examples():
    def components(count, body, examples):
        return "".join(f"  c{i}: {{view: {body}, examples: {{{examples}}}}}\n" for i in range(count))
    yield case("many", "components:\n  c: {view: {type: label, text: x}, examples: {" + ", ".join(f"e{i}: {{}}" for i in range(5_000)) + "}}\n", verbs=["catalogue", "check", "list", "verify", "schema"])
    yield case("components", "components:\n" + components(900, "{type: label, text: word}", "a: {}, b: {}"), verbs=["catalogue", "check", "list"])
    yield case("large", "components:\n  c: {view: {subviews: {v: {each: 20000, type: label, text: x}}}, examples: {" + ", ".join(f"e{i}: {{}}" for i in range(300)) + "}}\n", verbs=["catalogue", "check"])
    yield case("pictures-large", "components:\n  c: {view: {background: red}, constraints: [self.width == 2000, self.height == 2000], examples: {" + ", ".join(f"e{i}: {{}}" for i in range(900)) + "}}\n", verbs=["catalogue", "check"])
    yield case("axes", "components:\n  c: {view: {type: label, text: x}, examples: {" + ", ".join(f"e{i}: {{}}" for i in range(40)) + "}}\nvariants: {axes: {textSize: [large, small], direction: [ltr, rtl], strings: [base, doubled], appearance: [light, dark], scale: ["
               + ", ".join(str(1 + i / 20) for i in range(20)) + "]}}\n", verbs=["catalogue", "check"])


@cases_of("cluster")
def clusters():
    """Text that offers no place to break, in many variants and labels."""
    widths = "variants: {axes: {width: [" + ", ".join(str(300 + i) for i in range(60)) + "]}}\n"
    for name, text in [("marks", "a" + "\u0301" * 40_000), ("marks-mixed", "a" + "\u0301\u0323" * 20_000), ("word", "m" * 90_000),
                       ("joined", "👩" + "\u200d👩" * 12_000), ("arabic", "س" * 40_000), ("devanagari", "क" + "\u094d\u0937" * 14_000),
                       ("hangul", "ᄀ" * 30_000), ("selectors", "a" + "\ufe0f" * 30_000), ("tags", "🏴" + "\U000e0067" * 20_000),
                       ("no-break", "a\u00a0" * 30_000), ("word-joiners", "a\u2060" * 22_000), ("tibetan", "ཀ" + "\u0f71" * 30_000),
                       ("regional", "🇦" * 20_000), ("isolates", "\u2067" * 120 + "a" + "\u2069\u2067" * 14_000), ("thai", "ก" + "\u0e34" * 30_000)]:
        yield case(name, bare([f"l: {{type: label, lines: 0, text: \"{text}\"}}"], "constraints: [l.edges == root.edges]\n" + widths), verbs=["check", "render", "explain"])
    yield case("copies", bare(["l: {each: 240, type: label, lines: 0, text: '$index" + "\u0301" * 32_000 + "'}"]), verbs=LAY)
    yield case("words-copied", bare(["l: {each: 240, type: label, lines: 0, text: '$index" + "m" * 65_000 + "'}"]), verbs=LAY)
    yield case("texts-copied", bare(["l: {each: 240, type: label, lines: 0, text: '$index" + " word" * 13_000 + "'}"]), verbs=LAY)
    yield case("buttons", bare([f"b: {{type: button, title: \"{'a' + chr(0x301) * 30_000}\"}}"], widths), verbs=["check", "render"])
    yield case("ellipsis", bare([f"l{i}: {{type: label, lineBreak: {kind}, text: \"{'a' + chr(0x301) * 14_000}\", frame: [0, 0, 90, 20]}}" for i, kind in enumerate(("truncateMiddle", "truncateHead", "clip"))], widths), verbs=["check", "render"])
    yield case("shrink", bare([f"l: {{type: label, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.01, text: \"{'a' + chr(0x301) * 40_000}\", frame: [0, 0, 90, 20]}}"], widths), verbs=["check", "render"])


@cases_of("locale")
def locales():
    codes = [a + b for a in "abcdefghijklmnop" for b in "abcdefghijklmnop"][:250]
    many = "strings:\n" + "".join(f"  {code}: {{k: {{one: '%d {code}', few: '%d f', many: '%d m', other: '%d o'}}}}\n" for code in codes)
    yield case("plurals", many + "root: {subviews: {l: {each: 300, type: label, lines: 0, key: k, arguments: [$index]}}}\nvariants: {axes: {locale: ["
               + ", ".join(codes) + "], direction: [ltr, rtl], textSize: [large, accessibilityLarge]}}\n", verbs=["check", "list", "render"])
    yield case("arguments", "strings: {en: {k: '" + "%1$d " * 15_000 + "'}}\nroot: {subviews: {l: {each: 900, type: label, lines: 0, key: k, arguments: [$index]}}}\n", verbs=LAY)
    yield case("missing", "strings: {en: {a: x}}\nroot: {subviews: {l: {each: 20000, type: label, key: 'missing $index'}}}\n", verbs=LAY)
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {f"k{i}": {"localizations": {code: {"stringUnit": {"state": "translated", "value": "x"}} for code in codes[:20]}} for i in range(70)}}
    yield case("catalog", {"scene.yaml": "strings: [a.xcstrings]\nroot: {subviews: {" + ", ".join(f"l{i}: {{type: label, key: k{i}}}" for i in range(70)) + "}}\nvariants: {axes: {locale: ["
                           + ", ".join(codes[:20]) + "], direction: [ltr, rtl], width: [" + ", ".join(str(300 + i) for i in range(60)) + "]}}\n", "a.xcstrings": json.dumps(catalog)}, ["check", "render", "list"])


@cases_of("document")
def documents():
    everything = ["render", "layout", "check", "convert", "explain", "diff", "list", "canvas"]
    views = "".join(f'<view id="v{i}"/>' for i in range(5_000))
    yield nib("objects", f'<view id="r"><subviews>{views}</subviews></view>', verbs=everything)
    rows = "".join(f'<constraint firstItem="v{i}" firstAttribute="top" secondItem="v{i + 1}" secondAttribute="bottom" id="c{i}"/>' for i in range(700))
    yield nib("objects-tied", f'<view id="r"><subviews>{"".join(f"<view id={chr(34)}v{i}{chr(34)}/>" for i in range(1_200))}</subviews><constraints>{rows}</constraints></view>', verbs=everything)
    yield nib("labels-short", "<view id='r'><subviews>" + "".join(f'<label text="a{i}" id="l{i}"/>' for i in range(3_100)) + "</subviews></view>", verbs=everything)
    yield nib("same-labels", "<view id='r'><subviews>" + "".join('<label text="a"/>' for _ in range(5_000)) + "</subviews></view>", verbs=everything)
    yield nib("roots", "".join(f'<view id="v{i}">{FRAME}</view>' for i in range(1_000)), verbs=everything)
    yield nib("self-constraints", '<view id="r"><constraints>' + "".join(f'<constraint firstItem="c{i}" firstAttribute="width" secondItem="c{i}" secondAttribute="width" id="c{i}"/>' for i in range(900)) + "</constraints></view>", verbs=everything)
    yield nib("variations-nested", '<view id="r">' + "<variation key='widthClass=compact'>" * 1_200 + "</variation>" * 1_200 + "</view>", verbs=everything)
    yield nib("long-ids", '<view id="r"><subviews>' + "".join(f'<view id="{"i" * 400}{i}"/>' for i in range(200)) + "</subviews></view>", verbs=everything)
    board = ('<?xml version="1.0"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
             'initialViewController="c0"><scenes>%s</scenes></document>\n')
    ring = "".join(
        f'<scene sceneID="s{i}"><objects><viewController id="c{i}" sceneMemberID="viewController"><view key="view" id="v{i}">{FRAME}<subviews>'
        + "".join(f'<containerView id="w{i}x{k}">{FRAME}<connections><segue destination="c{k}" kind="embed" id="g{i}x{k}"/></connections></containerView>' for k in range(12))
        + "</subviews></view></viewController></objects></scene>" for i in range(12))
    yield case("embeds-all", {"scene.storyboard": board % ring}, everything)
    references = "".join(f'<scene sceneID="s{i}"><objects><viewControllerPlaceholder storyboardName="scene" referencedIdentifier="x" id="c{i}" sceneMemberID="viewController"/></objects></scene>' for i in range(500))
    yield case("references-itself", {"scene.storyboard": board % references}, everything)
    wide = "".join(f'<view id="a{i}">{FRAME}<subviews>' for i in range(450)) + "".join(f'<view id="b{i}"/>' for i in range(450)) + "</subviews></view>" * 450
    yield nib("deep-and-wide", wide, verbs=everything)


@cases_of("asset")
def assets():
    def catalog(name, sets, images, verbs=("render", "check")):
        document = NIB % (view("root", f"<subviews>{images}</subviews>"), '<resources><image name="art" width="300" height="300"/></resources>')
        return case(name, {"scene.xib": document, **sets}, list(verbs))
    image = '<imageView image="art" id="i"><rect key="frame" x="0" y="0" width="300" height="300"/></imageView>'
    folder = "Assets.xcassets/art.imageset"
    def contents(images):
        return json.dumps({"images": images, "info": {"author": "xcode", "version": 1}})
    yield catalog("images", {f"{folder}/Contents.json": contents([{"idiom": "universal", "filename": "a.png", "scale": f"{i}x"} for i in range(1_300)]), f"{folder}/a.png": png(9, 9, 8, 6, b"\0" * 400)}, image)
    yield catalog("contents-deep", {f"{folder}/Contents.json": '{"images": ' + "[" * 45_000}, image)
    yield catalog("folders-deep", {"Assets.xcassets/" + "/".join(["d"] * 400) + "/art.imageset/Contents.json": contents([])}, image)
    yield catalog("links", {"Assets.xcassets/a/art.imageset/Contents.json": contents([]), "Assets.xcassets/a/loop": ("link", ".."), "Assets.xcassets/b": ("link", "a")}, image)
    spaces = {f"Assets.xcassets/g{i}/Contents.json": '{"properties": {"provides-namespace": true}}' for i in range(30)}
    spaces.update({f"Assets.xcassets/g{i}/{way}": ("link", f"../g{i + 1}") for i in range(29) for way in "xy"})
    yield catalog("links-namespaces", spaces, image)
    yield catalog("device", {f"{folder}/Contents.json": contents([{"idiom": "universal", "filename": "../../../../../../dev/zero"}]), }, image)
    yield catalog("colors", {f"Assets.xcassets/c{i}.colorset/Contents.json": json.dumps({"colors": [{"idiom": "universal", "color": {"components": {"red": "1e999", "green": "0x" + "f" * 200, "blue": "-1", "alpha": "nan"}}}] * 5}) for i in range(60)}, image)
    drawings = "".join(f"<view id='s{i}'/>" for i in range(3))
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="300"><defs><path id="u0" d="M0 0h9v9z"/>'
           + "".join(f'<g id="u{i}">' + f'<use xlink:href="#u{i - 1}"/>' * 10 + "</g>" for i in range(1, 14)) + '</defs><g id="Regular-M"><use xlink:href="#u13"/></g></svg>')
    symbol = "Assets.xcassets/art.symbolset"
    yield catalog("symbols", {f"{symbol}/Contents.json": json.dumps({"symbols": [{"idiom": "universal", "filename": "a.svg"}]}), f"{symbol}/a.svg": svg}, image + drawings)
    body = "/Type /XObject /Subtype /Form /BBox [0 0 300 300]"
    forms = ["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
             "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources <</XObject <</F 5 0 R>>>>>>", stream(b"/F Do " * 10)]
    forms += [stream(b"/F Do " * 10, f"{body} /Resources <</XObject <</F {6 + i} 0 R>>>>") for i in range(12)] + [stream(b"0 0 300 300 re f", body)]
    yield catalog("forms-doubling", {f"{folder}/Contents.json": contents([{"idiom": "universal", "filename": "a.pdf"}]), f"{folder}/a.pdf": pdf(forms)}, image)
    yield catalog("page-huge", {f"{folder}/Contents.json": contents([{"idiom": "universal", "filename": "a.pdf"}]),
                                f"{folder}/a.pdf": pdf(["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>", "<</Type /Page /Parent 2 0 R /MediaBox [0 0 1e9 1e9]>>"])}, image)
    yield picture("progressive-wide", "a.jpg", jpeg(65_000, 380, 3_000, 0xC2))
    yield picture("png-empty-rows", "a.png", b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 0, 2**31 - 1, 8, 6, 0, 0, 0)))
    yield picture("animated", "a.png", png(2_000, 2_000, 8, 6, b"\0" * (8_001 * 2_000), before=chunk(b"acTL", struct.pack(">II", 2**31 - 1, 0))))
    many = bare([f"i{i}: {{type: image, source: a{i}.png, frame: [0, 0, 99, 99]}}" for i in range(150)])
    yield case("pictures-many", {"scene.yaml": many, **{f"a{i}.png": png(4_000, 4_000, 1, 0, (b"\0" + bytes([i]) * 500) * 4_000) for i in range(150)}}, ["render", "check", "pdf", "svg"])


@cases_of("project")
def configurations():
    def project(name, text, verbs=("render", "check", "verify", "list"), **more):
        return case(name, {"alrender.yaml": text, "scene.yaml": "root: {}\n", "Scenes/scene.yaml": "root: {}\n", **more}, list(verbs))
    files = {f"Scenes/{'a' * 100}{i}.yaml": "root: {}\n" for i in range(400)}
    yield case("globs", {"alrender.yaml": "scenes: Scenes\npictures: ['" + "', '".join("*a" * 45 + f"{i}" for i in range(900)) + "']\n", "scene.yaml": "root: {}\n", **files}, ["verify", "check", "list"])
    yield case("masks", {"alrender.yaml": "scenes: Scenes\nmasks: {" + ", ".join(f"'{'*a' * 40}{i}': [v{i}]" for i in range(900)) + "}\n", "scene.yaml": "root: {}\n", **files}, ["verify", "list"])
    deep = "Scenes/" + "a/" * 200 + "b.yaml"
    yield case("globs-deep", {"alrender.yaml": "scenes: Scenes\npictures: ['" + "/".join(["**", "a"] * 90) + "/c']\n", "scene.yaml": "root: {}\n", deep: "root: {}\n"}, ["verify", "list"])
    yield case("masks-many", {"alrender.yaml": "scenes: Scenes\npictures: ['*']\nmasks: [" + ", ".join(f"v.{i}" for i in range(9_000)) + "]\n",
                              "scene.yaml": "root: {}\n", "Scenes/scene.yaml": "root: {subviews: {v: {each: 9000, frame: [0, 0, 390, 390], background: red}}}\n"}, ["verify"])
    yield case("tolerances", {"alrender.yaml": "scenes: Scenes\ntolerance: " + "{a: " * 20_000 + "\n", "scene.yaml": "root: {}\n"}, ["verify", "check"])
    yield case("include-diamonds", {"scene.yaml": "include: [a0.yaml, b0.yaml]\nroot: {}\n", **{
        f"{side}{i}.yaml": f"include: [a{i + 1}.yaml, b{i + 1}.yaml]\n" for i in range(60) for side in "ab"}, "a60.yaml": "metrics: {a: 1}\n", "b60.yaml": "metrics: {b: 1}\n"}, LAY + ["list"])
    yield case("include-chain", {"scene.yaml": "include: f0.yaml\nroot: {}\n", **{f"f{i}.yaml": f"include: f{i + 1}.yaml\nmetrics: {{m{i}: m{i + 1} + 1}}\n" for i in range(900)}, "f900.yaml": "metrics: {m900: 1}\n"}, LAY + ["list"])


@cases_of("equation")
def equations():
    yield case("terms", bare(plain(1_000), "constraints:\n  - '" + " + ".join(f"v{i % 1000}.width" for i in range(6_500)) + " == 100'\n"), verbs=LAY + ["trace"])
    yield case("same-term", bare(plain(2), "constraints:\n  - '" + " + ".join("v0.width" for _ in range(8_000)) + " == v1.width'\n"), verbs=LAY)
    yield case("list-of-lists", bare(plain(700), "constraints:\n" + "".join("  - '[" + ", ".join(f"v{i}" for i in range(700)) + f"].{side} == [" + ", ".join(f"v{699 - i}" for i in range(700)) + f"].{side}'\n" for side in ("left", "top", "width"))), verbs=LAY)
    yield case("chain-of-comparisons", bare(plain(2), "constraints:\n  - '" + " <= ".join("v0.width" for _ in range(8_000)) + "'\n"), verbs=LAY)
    yield case("names-long", bare(["? " + "v" * 44_000 + "\n    : {}"], "constraints:\n  - " + "v" * 44_000 + ".width == 1\n"), verbs=LAY)
    yield case("huge", bare(plain(300), "constraints:\n" + "".join(f"  - v{i}.width == 1e{i} * v{(i + 1) % 300}.height - 1e{300 - i} @ 1e{i}\n" for i in range(300))), verbs=LAY)
    yield case("huge-frames", bare([f"v{i}: {{frame: [1e{i}, -1e{i}, 1e{i}, 1e{i}], transform: {{rotate: 1e{i}, scale: 1e{i}}}, cornerRadius: 1e{i}, shadow: {{radius: 1e{i}, offset: [1e{i}, 1e{i}]}}, background: red}}" for i in range(300)]), verbs=LAY + ["pdf", "svg"])
    yield case("format-numbers", bare(plain(2), "constraints:\n  - 'H:|-" + "9" * 90_000 + "-[v0]'\n"), verbs=LAY)
    yield case("format-views", bare(plain(2), "constraints:\n  - 'H:|" + "-[v0]" * 15_000 + "-|'\n"), verbs=LAY)
    yield case("format-names", bare(["v: {}"], "constraints:\n  - 'H:|" + "-[v]" * 24_000 + "-|'\n"), verbs=LAY)
    yield case("priorities", bare(plain(400), "constraints:\n" + "".join(f"  - v{i % 400}.width >= v{(i * 7 + 3) % 400}.width + 1 @ {1 + i * 0.4}\n" for i in range(2_000))), verbs=LAY)
    yield case("states-of-formats", bare(plain(300), "states:\n" + "".join(f"  s{k}: {{constraints: {{c: {{priority: {k + 1}}}}}}}\n" for k in range(900)) + "constraints:\n  - {id: c, format: 'H:|"
               + "".join(f"-[v{i}]" for i in range(300)) + "-|'}\nvariants: {axes: {state: [base, " + ", ".join(f"s{k}" for k in range(900)) + "]}}\n"), verbs=["check", "render", "layout"])


@cases_of("editor")
def editors():
    """What editors and browsers ask about scenes; each conversation is one run."""
    both = ["lsp", "serve"]
    yield case("column", bare([f"l{i}: {{type: label, lines: 0, text: some words}}" for i in range(1_500)], 'constraints:\n  - "V:|' + "".join(f"-[l{i}]" for i in range(1_500)) + '-|"\n'), verbs=both)
    yield case("copies", "root: {subviews: {v: {each: 60000}}}\n", verbs=both)
    # As many as an editor's layouts may have.
    yield case("copies-most", "root: {subviews: {v: {each: 19990}}}\n", verbs=both)
    yield case("copies-stacked", "root: {type: stackView, subviews: {v: {each: 4750, type: label, text: $index}}}\n", verbs=both)
    yield case("brackets", "[" * 90_000, verbs=both)
    yield case("braces", "root: " + "{a: " * 20_000, verbs=both)
    yield case("aliases", "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 60)) + "root: {}\n", verbs=both)
    yield case("errors", "root:\n  subviews:\n" + "".join(f"    v{i}: {{colour: 1, tpye: labl}}\n" for i in range(2_800)), verbs=both)
    yield case("unknown", bare(plain(900), "constraints:\n" + "".join(f"  - w{i}.left == x{i}.right\n" for i in range(2_500))), verbs=both)
    yield case("equation", bare(plain(900), "constraints:\n  - '" + " + ".join(f"v{i % 900}.width" for i in range(6_500)) + " == 100'\n"), verbs=both)
    yield case("colors", "root: {subviews: {" + ", ".join(f"v{i}: {{background: '#123456'}}" for i in range(2_600)) + "}}\n", verbs=both)
    yield case("crossed", bare(plain(500), "constraints:\n" + "".join(f"  - v{i}.left >= v{(i * 7 + 3) % 500}.right @ {1 + i}\n" for i in range(500))), verbs=both)
    yield case("line", "# " + "x" * 99_000 + "\nroot: {}\n", verbs=both)
    yield case("indents", "".join(" " * i + "a:\n" for i in range(430)), verbs=both)


@cases_of("log")
def logs():
    head = "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints\n(\n"
    names = "".join(f'    "<NSLayoutConstraint:0x{i:x} {"V" * 900}:0x{i % 9:x}.width == {i}   (active)>",\n' for i in range(95))
    yield case("names", {"app.log": head + names + ")\n"}, ["explain-log"])
    yield case("formats", {"app.log": head + "".join(f'    "<NSLayoutConstraint:0x{i:x} H:|{"-[a:0x1]" * 40}   (Names: {"|:UIView:0x1, " * 20})>",\n' for i in range(120)) + ")\n"}, ["explain-log"])
    yield case("ladder", {"app.log": head + "".join(f'    "<NSLayoutConstraint:0x{i + 9999:x} UIView:0x{i:x}.left >= UIView:0x{i + 1:x}.right   (active)>",\n' for i in range(1_000))
                          + '    "<NSLayoutConstraint:0x1 UIView:0x3e8.left >= UIView:0x0.right + 1   (active)>",\n)\n'}, ["explain-log"])
    entry = {"scene": "a", "variant": "default", "status": "failed", "kind": "layout", "message": "x"}
    yield case("reports-merged", {"report/report.json": json.dumps({"version": 1, "checks": [dict(entry, scene=f"s{i}") for i in range(1_000)]})}, ["comment", "merge", "approve"])
