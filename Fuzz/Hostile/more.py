"""Second round of hostile inputs: nesting, expressions, states and variants, nibs, drawing,
animations."""
import json
import random
import struct
import zlib

from cases import case, cases_of
from files import FRAME, NIB, nib, png, view
from scenes import LAY, crossed, plain, scene


def bare(views, rest="", canvas="canvas: {width: 400, height: 400}\n"):
    return canvas + "root:\n  subviews:\n" + "".join(f"    {line}\n" for line in views) + rest


@cases_of("yaml")
def documents():
    yield case("alias-views", "root: {subviews: {v0: &v {type: label, text: word, lines: 0}, " + ", ".join(
        f"v{i}: *v" for i in range(1, 6_500)) + "}}\n", verbs=LAY)
    tree = "a0: &a0 {type: label, text: x}\n" + "".join(
        f"a{i}: &a{i} {{subviews: {{l: *a{i - 1}, r: *a{i - 1}}}}}\n" for i in range(1, 18))
    yield case("alias-trees", tree + "root: {subviews: {top: *a17}}\n", verbs=LAY)
    yield case("alias-nest", "root:\n  subviews:\n" + "".join(
        f"    a{i}: &a{i} {{subviews: {{{f'l{i}: *a{i - 1}' if i else 'l: {type: label, text: x}'}}}}}\n" for i in range(900)), verbs=LAY)
    yield case("alias-constraints", bare(plain(20), "constraints: [&c v2.left >= v3.right @ 500, "
               + ", ".join(["*c"] * 9_000) + "]\n"), verbs=LAY)
    yield case("alias-itself", "root: &r {subviews: {a: *r}}\n", verbs=LAY)
    yield case("surrogates", 'root: {type: label, text: "' + "\\ud800" * 14_000 + '"}\n', verbs=LAY)
    yield case("merge-chain", "".join(f"m{i}: &m{i} {{<<: *m{i - 1}, k{i}: 1}}\n" if i else "m0: &m0 {k: 1}\n" for i in range(220)) + "root: {}\n", verbs=LAY)


@cases_of("expression")
def expressions():
    yield case("metrics-powers", "metrics:\n  m0: 2\n" + "".join(f"  m{i}: m{i - 1} * m{i - 1}\n" for i in range(1, 3_000)) + "root: {}\n", verbs=LAY)
    yield case("metrics-fan", "metrics:\n  m0: 2\n" + "".join(
        f"  m{i}: {' + '.join(f'm{k}' for k in range(max(0, i - 25), i))}\n" for i in range(1, 500)) + "root: {}\n", verbs=LAY)
    yield case("texts", "root: {subviews: {v: {each: 200, type: label, text: '" + "$index " * 12_000 + "'}}}\n", verbs=LAY)
    yield case("conditions", "root: {subviews: {v: {each: 3000, if: '" + " and ".join(["$index >= 0"] * 6_000) + "', type: label, text: x}}}\n", verbs=LAY)
    yield case("sums-in-constraints", bare(plain(300), "constraints:\n" + "".join(
        "  - " + " + ".join(f"v{(i * 7 + k) % 300}.width" for k in range(100)) + f" == {i}\n" for i in range(60))), verbs=LAY)
    yield case("sums-in-inequalities", bare(plain(200), "constraints:\n" + "".join(
        "  - " + " + ".join(f"v{(i * 7 + k * k) % 200}.width" for k in range(20)) + f" >= {i} @ {1 + i % 900}\n" for i in range(250))), verbs=LAY)


@cases_of("each")
def copies():
    yield case("nested", "data: {rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}\nroot: {subviews: {a: {each: $rows, subviews: {b: {each: $rows, subviews: {c: {each: $rows, "
               "subviews: {e: {each: $rows, type: label, text: $item}}}}}}}}}\n", verbs=LAY)
    yield case("labels-chained", "components: {c: {view: {subviews: {l: {type: label, lines: 0, text: some words that wrap}}, }, "
               "constraints: [l.edges == self.margins]}}\nroot: {type: stackView, axis: vertical, subviews: {v: {each: 4000, type: c}}}\n", verbs=LAY)
    yield case("stacks", "root: {type: stackView, axis: vertical, distribution: equalCentering, subviews: {v: {each: 3000, type: stackView, subviews: "
               "{a: {type: label, text: one}, b: {type: label, text: two}}}}}\n", verbs=LAY)
    yield case("buttons", "root: {type: stackView, axis: vertical, subviews: {v: {each: 15000, type: button, title: Go}}}\n", verbs=LAY)
    yield case("switches", "root: {subviews: {v: {each: 20000, type: switch}}}\n", verbs=LAY)
    yield case("fields", "root: {subviews: {v: {each: 15000, type: textField, text: some text}}}\n", verbs=LAY)
    yield case("text-views", "root: {subviews: {v: {each: 9000, type: textView, text: some text}}}\n", verbs=LAY)
    yield case("pages", "root: {subviews: {v: {each: 15000, type: pageControl, pages: 10}}}\n", verbs=LAY)
    yield case("scrolls", "root: {subviews: {v: {each: 8000, type: scrollView, subviews: {c: {}}}}}\n", verbs=LAY)
    yield case("texts-that-wrap", "root: {type: stackView, axis: vertical, subviews: {v: {each: 9000, type: label, lines: 0, text: number $index and so many words that they wrap at this width}}}\n", verbs=LAY)
    yield case("column", "components: {c: {view: {subviews: {a: {type: label, text: one}, b: {type: label, text: two}}}, constraints: ['H:|-[a]-[b]-|', 'V:|-[a]-|', b.top == a.top]}}\n"
               "root: {type: stackView, axis: vertical, subviews: {v: {each: 7000, type: c}}}\n", verbs=LAY)
    yield case("plain", "root: {subviews: {v: {each: 99000}}}\n", verbs=LAY)
    yield case("collection", "root: {subviews: {t: {type: collectionView, frame: [0, 0, 300, 300], itemSize: automatic, subviews: {v: {each: 6000, type: label, text: word $index}}}}}\n", verbs=LAY)
    yield case("table", "root: {subviews: {t: {type: tableView, frame: [0, 0, 300, 300], subviews: {v: {each: 5000, type: tableCell, subviews: {l: {type: label, text: word $index}}}}}}}\n", verbs=LAY)


@cases_of("text")
def texts():
    plural = "{one: '%d x', other: '" + "%d many " * 1_500 + "'}"
    yield case("plurals", "strings:\n" + "".join(f"  {code}: {{k: {plural}}}\n" for code in ("en", "ru", "ar", "pl", "cy", "ga"))
               + "root: {subviews: {l: {type: label, key: k, arguments: [1, 2, 3], lines: 0}}}\nvariants: {axes: {locale: [en, ru, ar, pl, cy, ga]}}\n", verbs=LAY)
    yield case("sizes", bare([f"l{i}: {{type: label, text: Ag{i}, font: {{size: {1000 + i * 400}}}}}" for i in range(240)]), verbs=LAY)
    yield case("shrinking", bare([f"l{i}: {{type: label, text: '{'word ' * 27}', adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.001, frame: [0, 0, {i % 300}, 20]}}" for i in range(390)]), verbs=LAY)
    yield case("runs", bare(["l: {type: label, lines: 0, runs: [" + ", ".join(f"{{text: w{i}, font: {{size: {8 + i % 90}, weight: {100 + i % 800}}}}}" for i in range(1_600)) + "]}"]), verbs=LAY)
    yield case("spaces", bare(["l: {type: label, lines: 0, text: '" + " " * 90_000 + "'}"]), verbs=LAY)
    yield case("word", bare(["l: {type: label, lines: 0, text: " + "m" * 90_000 + ", frame: [0, 0, 1, 400]}"]), verbs=LAY)
    yield case("marks", bare(["l: {type: label, lines: 0, text: 'a" + "\u0301\u0323" * 20_000 + "'}"]), verbs=LAY)
    yield case("bidi", bare(["l: {type: label, lines: 0, text: '" + "\u202eא\u2066b\u2067" * 8_000 + "'}"]), verbs=LAY)
    yield case("emoji", bare(["l: {type: label, lines: 0, text: '" + "👩\u200d👩\u200d👧\u200d👦" * 3_500 + "'}"]), verbs=LAY)


@cases_of("states")
def states():
    many = "states:\n" + "".join(f"  s{i}: {{views: {{v{i % 40}: {{alpha: 0.5}}}}}}\n" for i in range(60))
    yield case("and-variants", bare([f"v{i}: {{type: label, text: word {i}}}" for i in range(40)], many
               + "variants: {axes: {state: [base, " + ", ".join(f"s{i}" for i in range(60)) + "], direction: [ltr, rtl], appearance: [light, dark], width: ["
               + ", ".join(str(300 + i) for i in range(20)) + "]}}\n"), verbs=["check", "list", "render"])
    yield case("constraints", bare(plain(200), "constraints:\n" + "".join(f"  - {{id: c{i}, expr: 'v{i}.left == v{(i + 1) % 200}.right + {i}'}}\n" for i in range(200))
               + "states:\n" + "".join(f"  s{k}: {{constraints: {{" + ", ".join(f"c{i}: {{constant: {k + i}}}" for i in range(200)) + "}}\n" for k in range(18))
               + "variants: {axes: {state: [base, " + ", ".join(f"s{k}" for k in range(18)) + "]}}\n"), verbs=["check", "layout"])
    animated = bare([f"v{i}: {{background: red, shadow: {{radius: 30}}, frame: [0, 0, 300, 300]}}" for i in range(200)],
                    "states:\n  end: {views: {" + ", ".join(f"v{i}: {{frame: [99, 99, 200, 200]}}" for i in range(200)) + "}}\n")
    yield case("animation", animated, verbs=["animate", "filmstrip", "animate-constants"])
    yield case("animation-large", bare(["v: {background: red, frame: [0, 0, 100, 100]}"], "states:\n  end: {views: {v: {alpha: 0}}}\n",
               canvas="canvas: {width: 3000, height: 3000, scale: 2}\n"), verbs=["animate", "filmstrip"])
    yield case("animation-crossed", scene(plain(250), crossed(250, 7)) + "states:\n  end: {views: {v0: {alpha: 0}}}\n", verbs=["animate", "animate-constants"])
    yield case("sheet", bare([f"v{i}: {{background: red, cornerRadius: 9, shadow: {{radius: 20}}, frame: [0, 0, 300, 300]}}" for i in range(60)],
               "variants: {axes: {width: [" + ", ".join(str(300 + i) for i in range(300)) + "], direction: [ltr, rtl]}}\n"), verbs=["sheet"])
    yield case("sheet-large", bare(["v: {background: red}"], "variants: {axes: {width: [" + ", ".join(str(3_000 + i) for i in range(90)) + "]}}\n",
               canvas="canvas: {width: 3000, height: 3000}\n"), verbs=["sheet"])
    yield case("diagnose", scene(plain(400), crossed(400, 8)), verbs=["diagnose", "exercise"])
    yield case("exercise", bare([f"l{i}: {{type: label, text: word {i}}}" for i in range(1_500)]), verbs=["exercise", "diagnose"])
    yield case("show", bare(plain(1_500), "constraints:\n" + "".join(f"  - v{i}.left == v{i + 1}.right + {i}\n" for i in range(1_499))), verbs=["show", "show-all"])
    yield case("expect-all", bare([f"v{i}: {{type: label, text: some words, frame: [0, 0, 20, 10]}}" for i in range(1_000)],
               "expect: [notTruncated, noTofu, {minimumTapTarget: 44}, insideSafeArea, insideSuperview, {noOverlap: siblings}]\n"), verbs=["check"])
    yield case("expect-monotone", bare(plain(200), "constraints: [v0.width == root.width]\nvariants: {axes: {width: [" + ", ".join(str(300 + i) for i in range(60)) + "]}}\nexpect:\n" + "".join(
        f"  - {{monotone: {{axis: width, of: v{i % 200}.width + v{(i + 1) % 200}.width}}}}\n" for i in range(900))), verbs=["check"])
    yield case("expect-wildcards", bare([f"v{i}: {{}}" for i in range(900)], "expect:\n" + "".join(f"  - {{ notTruncated: rows.row.*.name }}\n" for i in range(900))), verbs=["check"])
    yield case("expect-stars", bare([f"v{'a' * 40}{i}: {{}}" for i in range(200)], "expect:\n" + "".join("  - '" + "*a" * 40 + f"{i}.width >= 0'\n" for i in range(400))), verbs=["check"])
    widths = ", ".join(str(300 + i) for i in range(2_500))
    yield case("mirrors", "root: {}\nvariants: {axes: {width: [" + widths + "], direction: [ltr, rtl], appearance: [light, dark]}}\nexpect:\n"
               + "  - {mirrors: {of: ltr, is: rtl}}\n" * 30, verbs=["check"])
    yield case("expectations-and-variants", "root: {subviews: {v: {frame: [0, 0, 10, 10]}}}\nvariants: {axes: {width: [" + widths + "], direction: [ltr, rtl]}}\nexpect:\n"
               + "".join(f"  - v.width <= root.width + {i}\n" for i in range(1_500)), verbs=["check"])
    yield case("shadows-and-variants", "canvas: {width: 500, height: 500}\nroot: {subviews: {v: {each: 200, frame: [0, 0, 500, 500], background: white, cornerRadius: 100, "
               "cornerCurve: continuous, shadow: {radius: 4}}}}\nvariants: {axes: {width: [" + ", ".join(str(500 + i) for i in range(400)) + "]}}\n", verbs=["render"])


@cases_of("nib")
def nibs_again():
    sizes = [f"{h}-{w}" for h in ("heightClass=compact", "heightClass=regular") for w in ("widthClass=compact", "widthClass=regular")]
    inner = "<subviews>" + "".join(view(f"v{i}") for i in range(200)) + "</subviews>"
    changes = "".join(f'<variation key="{sizes[i % 4]}"><mask key="constraints"><include reference="c{i % 200}"/></mask></variation>' for i in range(500))
    stated = "<constraints>" + "".join(f'<constraint firstItem="v{i}" firstAttribute="width" constant="{i}" id="c{i}"/>' for i in range(200)) + "</constraints>"
    yield nib("size-classes", view("root", inner + stated + changes))
    tree = ""
    for i in range(190):
        tree = view(f"v{i}", f"<subviews>{tree}<label text='word word word' numberOfLines='0' id='l{i}'>{FRAME}</label></subviews>"
                    f'<constraints><constraint firstItem="l{i}" firstAttribute="leading" secondItem="v{i}" secondAttribute="leadingMargin" id="c{i}"/></constraints>')
    yield nib("deep-labels", tree)
    board = ('<?xml version="1.0"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
             'initialViewController="c0"><scenes>%s</scenes></document>\n')
    star = "".join(f'<segue destination="c{i}" kind="show" id="g{i}"/>' for i in range(340))
    scenes = f'<scene sceneID="s0"><objects><viewController sceneMemberID="viewController" id="c0"><view key="view" id="v0">{FRAME}</view><connections>{star}</connections></viewController></objects></scene>' + "".join(
        f'<scene sceneID="s{i}"><objects><viewController sceneMemberID="viewController" id="c{i}"><view key="view" id="v{i}">{FRAME}</view></viewController></objects></scene>' for i in range(1, 340))
    yield case("segues-star", {"scene.storyboard": board % scenes}, ["render", "check", "convert", "canvas"])
    points = "".join(f'<scene sceneID="s{i}"><objects><viewController sceneMemberID="viewController" id="c{i}"><view key="view" id="v{i}">{FRAME}</view></viewController></objects><point key="canvasLocation" x="{i * 1e5}" y="{i * -1e5}"/></scene>' for i in range(300))
    yield case("canvas-far", {"scene.storyboard": board % points}, ["canvas", "render"])
    ring = "".join(f'<scene sceneID="s{i}"><objects><navigationController sceneMemberID="viewController" id="c{i}"><connections><segue destination="c{(i + 1) % 300}" kind="relationship" relationship="rootViewController" id="g{i}"/></connections></navigationController></objects></scene>' for i in range(300))
    last = f'<scene sceneID="z"><objects><viewController sceneMemberID="viewController" id="z"><view key="view" id="y">{FRAME}</view></viewController></objects></scene>'
    yield case("navigation-ring", {"scene.storyboard": board % (ring + last)}, ["render", "check", "convert", "canvas"])
    tabs = "".join(f'<segue destination="c{i + 1}" kind="relationship" relationship="viewControllers" id="t{i}"/>' for i in range(150))
    yield case("tabs", {"scene.storyboard": board % (f'<scene sceneID="s0"><objects><tabBarController sceneMemberID="viewController" id="c0"><connections>{tabs}</connections></tabBarController></objects></scene>'
               + "".join(f'<scene sceneID="s{i}"><objects><viewController sceneMemberID="viewController" id="c{i}"><view key="view" id="v{i}">{FRAME}</view></viewController></objects></scene>' for i in range(1, 150)))}, ["render", "check", "convert", "canvas"])
    sections = "".join(f'<tableViewSection id="s{i}"><cells>' + "".join(
        f'<tableViewCell id="c{i}x{k}">{FRAME}<tableViewCellContentView key="contentView" id="k{i}x{k}">{FRAME}<subviews><label text="word" numberOfLines="0" id="l{i}x{k}">{FRAME}</label></subviews></tableViewCellContentView></tableViewCell>' for k in range(10)) + "</cells></tableViewSection>" for i in range(24))
    yield nib("sections", view("t", f"<sections>{sections}</sections>", kind="tableView"))
    yield nib("fonts", view("root", "<subviews>" + "".join(
        f'<label text="Ag" id="l{i}">{FRAME}<fontDescription key="fontDescription" type="system" pointSize="{10 ** (i % 9)}"/></label>' for i in range(500)) + "</subviews>"))
    yield nib("stack-deep", view("root", "<subviews>" + "".join(f'<stackView id="s{i}" axis="{"vertical" if i % 2 else "horizontal"}">{FRAME}<subviews>' for i in range(220)) + '<label text="x" id="l">' + FRAME + "</label>" + "</subviews></stackView>" * 220 + "</subviews>"))


@cases_of("draw")
def drawings():
    stops = ", ".join(f"'#{i % 256:02x}{i * 7 % 256:02x}80'" for i in range(7_000))
    yield case("gradient-stops", bare(["v: {frame: [0, 0, 400, 400], gradient: {colors: [" + stops + "]}}"]), verbs=["render", "pdf", "svg"])
    yield case("gradients-large", bare([f"v{i}: {{frame: [0, 0, 3000, 3000], gradient: {{colors: [red, clear, blue], from: [0, 0], to: [{i / 900}, 1]}}}}" for i in range(700)],
               canvas="canvas: {width: 3000, height: 3000, scale: 2}\n"), verbs=["render"])
    yield case("borders", bare([f"v{i}: {{frame: [0, 0, 400, 400], cornerRadius: {i}, cornerCurve: continuous, border: {{width: {i}, color: red}}}}" for i in range(850)]), verbs=["render", "pdf", "svg"])
    yield case("shadows-vector", bare([f"v{i}: {{frame: [0, 0, 400, 400], background: white, cornerRadius: {i}, shadow: {{radius: {i}}}}}" for i in range(700)]), verbs=["pdf", "svg"])
    yield case("shadows-wide", bare([f"v{i}: {{frame: [0, 0, 1e6, 1e6], background: white, shadow: {{radius: 1e5, offset: [1e5, 1e5]}}}}" for i in range(300)]), verbs=["render", "pdf", "svg"])
    yield case("corners-huge", bare([f"v{i}: {{frame: [-1e6, -1e6, 3e6, 3e6], background: red, cornerRadius: 1e6, clips: true, alpha: 0.5}}" for i in range(300)]), verbs=["render", "svg"])
    yield case("layers", bare([f"v{i}: {{frame: [0, 0, 2000, 2000], alpha: 0.{i % 9 + 1}, background: red, subviews: {{c{i}: {{frame: [0, 0, 9, 9], background: blue}}}}}}" for i in range(500)],
               canvas="canvas: {width: 2000, height: 2000, scale: 3}\n"), verbs=["render"])
    pictures = {"a.png": png(4_000, 4_000, 1, 0, (b"\0" + b"\xaa" * 500) * 4_000)}
    yield case("picture-often", {"scene.yaml": bare([f"v{i}: {{type: image, source: a.png, contentMode: scaleAspectFill, frame: [0, 0, {300 + i}, {300 + i}]}}" for i in range(900)]), **pictures}, ["render", "pdf", "svg"])
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="60"/></filter>'
           + '<rect filter="url(#f)" width="300" height="300"/>' * 60 + "</svg>")
    files, images, resources = {}, "", ""
    for i in range(20):
        folder = f"Assets.xcassets/art{i}.imageset"
        files[f"{folder}/Contents.json"] = json.dumps({"images": [{"idiom": "universal", "filename": "a.svg"}], "info": {"author": "xcode", "version": 1}})
        files[f"{folder}/a.svg"] = svg.replace("0.9", f"0.{i + 1}")
        images += f'<imageView image="art{i}" id="i{i}"><rect key="frame" x="0" y="0" width="300" height="300"/></imageView>'
        resources += f'<image name="art{i}" width="300" height="300"/>'
    yield case("vectors-many", {"scene.xib": NIB % (view("root", f"<subviews>{images}</subviews>"), f"<resources>{resources}</resources>"), **files}, ["render", "check"])


def system_fonts():
    """Returns small, intact font files of the project and of the machine."""
    import pathlib
    root = pathlib.Path(__file__).parents[2]
    found = sorted(root.glob("**/*.ttf")) + sorted(root.glob("**/*.otf"))
    return [path for path in found if ".build" not in str(path) and path.stat().st_size < 90_000][:2]


@cases_of("font")
def broken_fonts():
    """Returns real fonts that are cut short or have flipped bits, preferably in the tables for
    shaping and outlines."""
    text = "root: {subviews: {l: {type: label, lines: 0, font: {family: '%s', size: 30}, text: 'ABC abc fi ffi AV To 123'}}}\nconstraints: [l.edges == root.edges]\n"
    for path in system_fonts():
        whole = path.read_bytes()
        verbs = ["render-fonts", "fonts"]
        for part in (0.1, 0.3, 0.5, 0.7, 0.9, 0.99):
            yield case(f"cut-{path.stem}-{part}", {"scene.yaml": text % path.stem.split("-")[0], "fonts/a.ttf": whole[:int(len(whole) * part)]}, verbs)
        count = struct.unpack(">H", whole[4:6])[0]
        tables = {whole[12 + 16 * i:16 + 16 * i]: struct.unpack(">II", whole[20 + 16 * i:28 + 16 * i]) for i in range(count)}
        dice = random.Random(len(whole))
        for tag, (start, size) in sorted(tables.items()):
            broken = bytearray(whole)
            for _ in range(30):
                broken[start + dice.randrange(max(1, min(size, 400)))] = dice.choice((0, 1, 127, 128, 255))
            name = tag.decode("latin-1").strip().replace("/", "")
            yield case(f"flipped-{path.stem}-{name}", {"scene.yaml": text % path.stem.split("-")[0], "fonts/a.ttf": bytes(broken)}, verbs)
