"""Hostile scenes: equations, formats, nesting, components, data, expressions, variants."""
import json
import random

from cases import case, cases_of

HEAD = "canvas: {width: 400, height: 400}\nroot:\n  subviews:\n"


def scene(views, constraints, head=HEAD, tail=""):
    return (head + "".join(f"    {view}\n" for view in views) + "constraints:\n"
            + "".join(f"  - {line}\n" for line in constraints) + tail)


def plain(count):
    return [f"v{i}: {{}}" for i in range(count)]


def crossed(count, seed, levels=("500", "400")):
    dice = random.Random(seed)
    lines = []
    for i in range(count):
        a, b = dice.randrange(count), dice.randrange(count)
        lines += [f"v{i}.left >= v{a}.right @ {levels[0]}", f"v{i}.right <= v{b}.left @ {levels[1]}"]
    return lines


def random_relations(count, number, seed, attributes, suffix=""):
    dice = random.Random(seed)
    lines = []
    while len(lines) < number:
        a, b = dice.randrange(count), dice.randrange(count)
        if a == b:
            continue
        group = dice.choice(attributes)
        lines.append(
            f"v{a}.{dice.choice(group)} {dice.choice(['<=', '>='])} "
            f"v{b}.{dice.choice(group)} + {dice.randrange(-50, 50)}{suffix}")
    return lines


X = ["left", "right", "centerX"]
Y = ["top", "bottom", "centerY"]
LAY = ["render", "layout", "check", "explain"]


@cases_of("scene")
def equations():
    full = LAY + ["verify", "diff", "trace"]
    yield case("crossed-400", scene(plain(400), crossed(400, 1)), verbs=full)
    yield case("crossed-600", scene(plain(600), crossed(600, 2)), verbs=LAY)
    yield case("crossed-one-level", scene(plain(400), crossed(400, 3, ("500", "500"))), verbs=LAY)
    yield case("crossed-required", scene(plain(300), crossed(300, 4, ("1000", "1000"))), verbs=full)
    for seed in range(4):
        yield case(
            f"inequalities-{seed}",
            scene(plain(400), random_relations(400, 800, seed, [X, ["width"], Y])), verbs=LAY)
    yield case(
        "inequalities-optional",
        scene(plain(400), random_relations(400, 1_600, 9, [X, ["width"]], " @ 500")), verbs=LAY)
    yield case(
        "inequalities-many-levels",
        scene(plain(300), [
            f"{line} @ {1 + i % 999}" for i, line in
            enumerate(random_relations(300, 1_500, 10, [X, ["width"]]))]), verbs=LAY)
    yield case(
        "ladder", scene(plain(1_500), [f"v{i}.left >= v{i + 1}.right" for i in range(1_499)]),
        verbs=full)
    yield case(
        "ladder-optional",
        scene(plain(1_200), [f"v{i}.left >= v{i + 1}.right @ {1 + i % 900}" for i in range(1_199)]),
        verbs=LAY)
    yield case("unconstrained", scene(plain(6_000), ["v0.width == 1"]), verbs=full)
    yield case(
        "ring", scene(plain(1_000), [
            f"v{i}.left >= v{(i + 1) % 1_000}.right + 1" for i in range(1_000)]), verbs=LAY)
    yield case(
        "rings", scene(plain(800), [
            f"v{i}.left >= v{(i + k) % 800}.right + 1" for i in range(800) for k in (1, 7)]),
        verbs=LAY)
    yield case(
        "two-thousand-contradictions",
        scene(plain(2_000), [f"v{i}.width == {i % 7 + 1}" for i in range(2_000)]
              + ["v0.width == 9"] + [f"v{i}.width == 99" for i in range(1_000)]), verbs=full)
    yield case(
        "one-view-two-thousand-widths",
        scene(plain(1), [f"v0.width == {i}" for i in range(3_000)]), verbs=full)
    yield case(
        "one-view-wishes",
        scene(plain(2), [f"v{i % 2}.width == {i} @ {1 + i % 998}" for i in range(2_500)]), verbs=LAY)
    yield case(
        "long-conflict",
        scene(plain(1_200), ["v0.left == root.left"]
              + [f"v{i + 1}.left == v{i}.right" for i in range(1_199)]
              + [f"v{i}.width == 3" for i in range(1_200)] + ["v1199.right == root.right"]), verbs=LAY)
    yield case(
        "doubling", scene(plain(1_000), ["v0.width == 1"] + [
            f"v{i + 1}.width == 2 * v{i}.width" for i in range(999)]), verbs=LAY)
    yield case(
        "large-numbers", scene(plain(400), [
            f"v{i}.width == 1000000 * v{(i * 7 + 1) % 400}.width + 999999999" for i in range(400)]),
        verbs=LAY)
    yield case(
        "ratios", scene(plain(300), [
            f"v{i}.width == {1 + i % 5}.{i}7 * v{(i * 13 + 5) % 300}.height + {i}" for i in range(300)]
            + [f"v{i}.height <= {1 + i % 3}.3 * v{(i * 17 + 3) % 300}.width" for i in range(300)]),
        verbs=LAY)
    yield case(
        "all-pairs", scene(plain(50), [
            f"v{a}.left >= v{b}.right @ {1 + (a * 50 + b) % 900}" for a in range(50) for b in range(50)
            if a != b]), verbs=LAY)
    yield case(
        "all-equal", scene(plain(50), [
            f"v{a}.centerX == v{b}.centerX + {a - b}" for a in range(50) for b in range(50) if a != b]),
        verbs=LAY)
    yield case(
        "short-forms", scene(plain(700), [
            "[" + ", ".join(f"v{i}" for i in range(700)) + "].width == 44",
            "v0.left == [" + ", ".join(f"v{i}" for i in range(1, 700)) + "].left"]), verbs=LAY)
    yield case(
        "short-forms-squared", scene(plain(300), [
            "'[" + ", ".join(f"v{i}" for i in range(300)) + f"].width == {k}'" for k in range(30)]),
        verbs=LAY)
    yield case(
        "edges", scene(plain(1_500), [f"v{i}.edges == v{(i + 1) % 1_500}.edges + 1"
                                      for i in range(1_500)]), verbs=LAY)
    yield case("redundant", scene(plain(100), [
        f"v{i % 100}.left == root.left + 5" for i in range(2_500)]), verbs=LAY)
    yield case("redundant-inequalities", scene(plain(100), [
        f"v{i % 100}.width <= {i + 1000}" for i in range(2_500)]), verbs=LAY)


@cases_of("scene")
def formats():
    names = "".join(f"-[v{i}]" for i in range(2_000))
    yield case("format-long", scene(plain(2_000), [f'"H:|{names}-|"']), verbs=LAY)
    yield case("format-gaps", scene(plain(400), [
        '"H:|' + "".join(f"-(>={i % 9},<={i % 30 + 9}@{i % 900 + 1})-[v{i}]" for i in range(400)) + '-|"',
        '"V:|' + "".join(f"-(>={i % 9})-[v{i}(>={i % 30})]" for i in range(400)) + '-|"']), verbs=LAY)
    yield case("format-predicates", scene(plain(2), [
        '"H:[v0(' + ",".join(f">={i}@{1 + i % 900}" for i in range(5_000)) + ')]"']), verbs=LAY)
    yield case("format-mixed", scene(plain(60), [
        f'"H:[v{a}]-(<={a + b})-[v{b}]"' for a in range(60) for b in range(60) if a < b]), verbs=LAY)
    yield case("format-brackets", scene(plain(1), ['"H:' + "[" * 40_000 + '"']), verbs=LAY)
    yield case("format-dashes", scene(plain(1), ['"H:|' + "-" * 40_000 + '"']), verbs=LAY)
    yield case("format-options", scene(plain(800), [
        '{format: "H:' + "-".join(f"[v{i}]" for i in range(800))
        + '", options: [alignAllTop, alignAllBottom, alignAllCenterY]}']), verbs=LAY)


@cases_of("scene")
def trees():
    deep = "root:\n"
    for i in range(120):
        deep += "  " * (2 * i + 1) + "subviews:\n" + "  " * (2 * i + 2) + f"v{i}:\n"
    yield case("deep", deep + "  " * 242 + "background: red\n", verbs=LAY)
    flow = "root: " + "".join("{subviews: {v%d: " % i for i in range(3_000)) + "{}" + "}}" * 3_000
    yield case("deep-flow", flow + "\n", verbs=LAY)
    for axis in ("vertical", "horizontal"):
        nest = "{type: label, text: x}"
        for i in range(180):
            nest = "{type: stackView, axis: %s, distribution: %s, subviews: {s%d: %s, l%d: {type: label, text: some text, lines: 0}}}" % (
                axis if i % 2 else "vertical", ["fill", "equalSpacing", "fillProportionally", "equalCentering"][i % 4], i, nest, i)
        yield case(f"stacks-{axis}", "root:\n  subviews:\n    top: " + nest + "\nconstraints: [top.edges == root.edges]\n", verbs=LAY)
    for distribution in ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"):
        row = "".join(f"      l{i}: {{type: label, text: word {i}}}\n" for i in range(1_800))
        yield case(
            f"stack-{distribution}",
            f"root:\n  type: stackView\n  axis: vertical\n  distribution: {distribution}\n  subviews:\n" + row, verbs=LAY)
    wraps = [f"l{i}: {{type: label, lines: 0, text: some words that wrap at some width}}" for i in range(600)]
    yield case("wrapping", scene(wraps, [
        f"l{i}.width == l{i + 1}.height + 7" for i in range(599)]), verbs=LAY)
    yield case("wrapping-loop", scene(wraps[:400], [
        f"l{i}.width == l{(i + 1) % 400}.height" for i in range(400)]), verbs=LAY)
    scrolls = "{}"
    for i in range(60):
        scrolls = "{type: scrollView, subviews: {s%d: %s}}" % (i, scrolls)
    yield case("scroll-views", "root:\n  subviews:\n    top: " + scrolls + "\n", verbs=LAY)
    yield case("scroll-views-safe", "canvas: {device: iPhone 15}\nroot:\n  subviews:\n" + "".join(
        f"    s{i}: {{type: scrollView, subviews: {{c{i}: {{}}}}}}\n" for i in range(300)) + "constraints:\n"
        + "".join(f"  - s{i}.edges == root.safeArea\n  - c{i}.edges == s{i}.safeArea\n" for i in range(300)), verbs=LAY)
    frames = [f"v{i}: {{frame: [{i}, {i}, 1e6, 1e6], autoresizing: [flexibleWidth, flexibleHeight]}}" for i in range(1_100)]
    yield case("frames-overlapping", scene(frames, []).replace("constraints:\n", ""), verbs=LAY)
    yield case("margins", scene(
        [f"v{i}: {{layoutMargins: {i}, preservesSuperviewLayoutMargins: true}}" for i in range(800)],
        [f"v{i}.left == v{(i + 1) % 800}.margins.left" for i in range(800)]), verbs=LAY)
    yield case("baselines", scene(
        [f"l{i}: {{type: label, text: a}}" for i in range(900)],
        [f"l{i}.firstBaseline == l{(i * 7 + 1) % 900}.lastBaseline + {i % 5}" for i in range(900)]), verbs=LAY)
    yield case("ties", scene([f"l{i}: {{type: label, text: word}}" for i in range(1_200)],
        ['"H:|' + "".join(f"[l{i}]" for i in range(1_200)) + '|"']), verbs=LAY)
    yield case("transforms", scene(
        [f"v{i}: {{background: red, frame: [0, 0, 400, 400], transform: {{rotate: {i}, scale: 50}}}}" for i in range(900)],
        []).replace("constraints:\n", ""), verbs=LAY)


@cases_of("scene")
def painting():
    def covered(keys, count, constraints=()):
        return scene([f"v{i}: {{frame: [0, 0, 400, 400], {keys}}}" for i in range(count)], []).replace("constraints:\n", "")

    yield case("shadows", covered("background: white, shadow: {radius: 80, offset: [3, 3]}", 800), verbs=["render"])
    yield case("shadows-large", covered("background: white, shadow: {radius: 1000}", 60).replace("400, height: 400", "4000, height: 4000"), verbs=["render"])
    yield case("groups", covered("background: white, alpha: 0.5, clips: true, cornerRadius: 30", 900), verbs=["render"])
    nested = "{background: red}"
    for i in range(100):
        nested = "{frame: [0, 0, 3000, 3000], alpha: 0.9, clips: true, cornerRadius: 20, subviews: {v%d: %s}}" % (i, nested)
    yield case("groups-nested", "canvas: {width: 3000, height: 3000, scale: 2}\nroot:\n  subviews:\n    top: " + nested + "\n", verbs=["render"])
    yield case("gradients", covered("gradient: {colors: [red, blue, green], from: [0, 0], to: [1, 1]}", 900), verbs=["render"])
    yield case("canvas-large", "canvas: {width: 30000, height: 30000, scale: 3}\nroot: {background: red}\n", verbs=LAY)
    yield case("canvas-scale", "canvas: {width: 3000, height: 3000, scale: 100}\nroot: {background: red}\n", verbs=["render"])
    yield case("canvas-max", "canvas: {width: 5000, height: 5000, scale: 1}\nroot: {background: red, alpha: 0.5}\n", verbs=["render"])
    yield case("canvas-fit", scene(plain(1), ["v0.width == 900000", "v0.edges == root.edges"], head="canvas: {width: fit, height: fit}\nroot:\n  subviews:\n"), verbs=LAY)
    words = "lorem ipsum dolor sit amet " * 3_000
    for name, text, keys in [
        ("latin", words, "lines: 0"), ("one-word", "x" * 90_000, "lines: 0"),
        ("emoji", "👩🏽‍🚀" * 5_000, "lines: 0"), ("arabic", "السلام عليكم " * 3_500, "lines: 0"),
        ("combining", "a" + "\u0301" * 40_000, "lines: 0"), ("thai", "สวัสดีชาวโลก" * 2_400, "lines: 0"),
        ("truncated", words, "lines: 7, lineBreak: truncateMiddle"),
        ("shrunk", words, "lines: 3, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.01"),
        ("bidi", "\u202eab\u202dcd" * 8_000, "lines: 0"), ("zero-width", "\u200b" * 30_000, "lines: 0"),
        ("justified", words, "lines: 0, alignment: justified"), ("lines", "a\\n" * 30_000, "lines: 0"),
    ]:
        yield case(f"text-{name}", scene([f'l: {{type: label, {keys}, text: "{text}"}}'], ["l.edges == root.edges"]), verbs=LAY)
    yield case("text-runs", scene(["l: {type: label, lines: 0, runs: [" + ", ".join(
        f"{{text: word, font: {{size: {1 + i % 200}}}, underline: true}}" for i in range(1_700)) + "]}"], ["l.edges == root.edges"]), verbs=LAY)
    yield case("text-fonts", scene([f"l{i}: {{type: label, text: word {i}, font: {{size: {i + 1}.{i}}}}}" for i in range(1_300)], []).replace("constraints:\n", ""), verbs=LAY)
    yield case("text-huge-font", scene(["l: {type: label, lines: 0, text: ABC, font: {size: 100000}}"], ["l.edges == root.edges"]), verbs=LAY)
    yield case("text-many", scene([f"l{i}: {{type: label, text: السلام 漢字 {i} 👩🏽‍🚀}}" for i in range(1_250)], []).replace("constraints:\n", ""), verbs=LAY)
    yield case("segments", scene(["s: {type: segmentedControl, segments: [" + ", ".join("ab" for _ in range(20_000)) + "]}"], ["s.edges == root.edges"]), verbs=LAY)
    yield case("pages", scene(["p: {type: pageControl, pages: 100000000}"], ["p.left == root.left"]), verbs=LAY)
    yield case("overlays", scene(plain(900), [f"v{i}.left >= v{(i + 1) % 900}.right" for i in range(900)]), verbs=["show"])


@cases_of("scene")
def reading():
    bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]\n" for i in range(1, 12))
    yield case("yaml-aliases", bomb + "root: {subviews: *a11}\n", verbs=LAY)
    yield case("yaml-merge", "x: &x {a: 1}\n" + "root: {subviews: {" + "<<: *x, " * 5_000 + "}}\n", verbs=LAY)
    yield case("yaml-brackets", "[" * 90_000, verbs=LAY)
    yield case("yaml-braces", "{" * 90_000, verbs=LAY)
    yield case("yaml-dashes", "- " * 45_000, verbs=LAY)
    yield case("yaml-question", "? " * 45_000, verbs=LAY)
    yield case("yaml-anchors", "".join(f"k{i}: &a{i} x\n" for i in range(6_000)) + "root: {}\n", verbs=LAY)
    yield case("yaml-tags", "root: " + "!a " * 30_000 + "{}\n", verbs=LAY)
    yield case("yaml-long-key", "root: {" + "k" * 95_000 + ": 1}\n", verbs=LAY)
    yield case("yaml-unknown-keys", "root: {" + ", ".join(f"backgroud{i}: 1" for i in range(5_500)) + "}\n", verbs=LAY)
    yield case("yaml-duplicate-keys", "root: {" + ", ".join("background: red" for _ in range(5_500)) + "}\n", verbs=LAY)
    yield case("yaml-errors", "root:\n  subviews:\n" + "".join(f"    v{i}: {{colour: 1, tpye: labl}}\n" for i in range(2_800)), verbs=LAY)
    yield case("yaml-quotes", 'root: {title: "' + "\\x41" * 24_000 + '"}\n', verbs=LAY)
    yield case("yaml-indents", "".join(" " * i + "a:\n" for i in range(430)), verbs=LAY)
    yield case("yaml-comments", "#" * 95_000 + "\nroot: {}\n", verbs=LAY)
    yield case("yaml-documents", "---\nroot: {}\n" * 7_000, verbs=LAY)
    yield case("yaml-nul", "root: {}\n" + "\0" * 50_000, verbs=LAY)
    yield case("yaml-number", "canvas: {width: 1" + "0" * 90_000 + "}\nroot: {}\n", verbs=LAY)
    yield case("yaml-block", "root:\n  title: |\n" + "    x\n" * 15_000, verbs=LAY)
    yield case("json-deep", '{"root": ' + '{"subviews": {"a": ' * 4_000 + "{}" + "}}" * 4_000 + "}", file="scene.json", verbs=LAY)
    yield case("unknown-names", scene(plain(1_000), [f"w{i}.left == x{i}.right" for i in range(2_500)]), verbs=LAY)
    yield case("unknown-near-names", scene([f"{'abcdefghij' * 6}{i}: {{}}" for i in range(500)], [
        f"{'abcdefghik' * 6}{i}.left == root.left" for i in range(500)]), verbs=LAY)
    for name, text in [
        ("parentheses", "v0.width == " + "(" * 30_000 + "1" + ")" * 30_000), ("products", "v0.width == " + "2 * " * 20_000 + "1"),
        ("sums", "v0.width == " + "1 + " * 20_000 + "1"), ("signs", "v0.width == " + "-" * 60_000 + "1"),
        ("quotients", "v0.width == v1.width" + " / 3" * 20_000), ("dots", "v0" + ".a" * 40_000 + " == 1"),
    ]:
        yield case(f"equation-{name}", scene(plain(2), [text]), verbs=LAY)


@cases_of("component")
def components():
    parts = {
        "instances": "".join(f"            i{k}: {{type: c{{n}}}}\n" for k in range(10)),
        "each": "            i: {each: 10, type: c{n}}\n",
        "each-data": "            i: {each: $rows, type: c{n}}\n",
        "stack": "            s: {type: stackView, subviews: {i: {each: 10, type: c{n}}}}\n",
        "scroll": "            s: {type: scrollView, subviews: {i: {each: 10, type: c{n}}}}\n",
        "if": "            i: {each: 10, if: $index >= 0, type: c{n}}\n",
        "cell": "            s: {type: tableCell, subviews: {i: {each: 10, type: c{n}}}}\n",
    }
    for name, body in parts.items():
        text = "data: {rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}\ncomponents:\n  c0: {view: {type: label, text: x}}\n"
        for n in range(1, 14):
            text += f"  c{n}:\n    view:\n        subviews:\n" + body.replace("{n}", str(n - 1)).replace("            ", "          ")
        yield case(f"nested-{name}", text + "root: {subviews: {top: {type: c13}}}\n", verbs=LAY + ["catalogue", "schema"])
    text = "components:\n  c0: {slots: [s], view: {subviews: {s: {slot: s}}}}\n"
    nest = "{leaf: {}}"
    for i in range(90):
        nest = "{i%d: {type: c0, s: %s}}" % (i, nest)
    yield case("slots-nested", text + "root: {subviews: " + nest + "}\n", verbs=LAY + ["catalogue"])
    yield case("slots-doubled", "components:\n  c0: {slots: [s], view: {subviews: {a: {subviews: {s: {slot: s}}}, b: {subviews: {s: {slot: s}}}}}}\n"
               + "root: {subviews: " + nest + "}\n", verbs=LAY)
    text = "components:\n"
    for n in range(14):
        inner = f"{{type: c{n - 1}, with: {{t: $t$t$t$t$t$t$t$t$t$t}}}}" if n else "{type: label, verbatim: $t}"
        text += f"  c{n}: {{parameters: {{t: text}}, view: {{subviews: {{i: {inner}}}}}}}\n"
    yield case("text-doubling", text + "root: {subviews: {top: {type: c13, with: {t: abcdefghij}}}}\n", verbs=LAY)
    text = "components:\n"
    for n in range(14):
        inner = f"{{type: c{n - 1}, with: {{d: [$d, $d, $d, $d, $d, $d, $d, $d]}}}}" if n else "{each: $d, type: label, text: x}"
        text += f"  c{n}: {{parameters: {{d: data}}, view: {{subviews: {{i: {inner}}}}}}}\n"
    yield case("data-doubling", text + "root: {subviews: {top: {type: c13, with: {d: [1, 2]}}}}\n", verbs=LAY)
    text = "components:\n"
    for n in range(14):
        inner = f"{{a: {{type: c{n - 1}, with: {{v: $v}}}}, b: {{type: c{n - 1}, with: {{v: $v}}}}}}" if n else "{v: $v}"
        text += f"  c{n}: {{parameters: {{v: view}}, view: {{subviews: {inner}}}}}\n"
    yield case("view-doubling", text + "root: {subviews: {top: {type: c13, with: {v: {type: label, text: x}}}}}\n", verbs=LAY)
    yield case("each-million", "root: {subviews: {v: {each: 1000000}}}\n", verbs=LAY)
    yield case("each-squared", "components: {c: {view: {subviews: {v: {each: 3000}}}}}\nroot: {subviews: {v: {each: 3000, type: c}}}\n", verbs=LAY)
    yield case("each-limit", "root: {subviews: {v: {each: 20000}}}\n", verbs=LAY)
    yield case("each-labels", "root: {type: stackView, axis: vertical, subviews: {v: {each: 20000, type: label, text: word $index}}}\n", verbs=LAY)
    yield case("each-conflicts", "components: {c: {view: {subviews: {v: {}}}, constraints: [v.width == 1, v.width == 2, v.width == 3]}}\nroot: {subviews: {v: {each: 5000, type: c}}}\n", verbs=LAY)
    yield case("each-inequalities", "components: {c: {view: {subviews: {a: {}, b: {}}}, constraints: [a.left >= b.right, b.left >= a.right @ 500, a.width <= self.width]}}\nroot: {subviews: {v: {each: 6000, type: c}}}\n", verbs=LAY)
    yield case("each-edges", "components: {c: {view: {subviews: {a: {}, b: {}}}, constraints: [a.edges == self.edges, b.edges == a.edges + 1]}}\nroot: {subviews: {v: {each: 6000, type: c}}}\n", verbs=LAY)
    yield case("each-images", "root: {subviews: {v: {each: 9000, type: image, source: none.png}}}\n", verbs=LAY)
    yield case("each-shadows", "root: {subviews: {v: {each: 5000, frame: [0, 0, 300, 300], background: red, shadow: {radius: 40}}}}\n", verbs=["render"])
    yield case("each-text", "root: {subviews: {v: {each: 4000, type: label, lines: 0, text: '" + "word " * 4_000 + "'}}}\n", verbs=LAY)
    yield case("circle", "components: {a: {view: {subviews: {x: {type: b}}}}, b: {view: {subviews: {x: {type: a}}}}}\nroot: {type: a}\n", verbs=LAY)
    yield case("ring-long", "components:\n" + "".join(f"  c{i}: {{view: {{subviews: {{x: {{type: c{(i + 1) % 1_500}}}}}}}}}\n" for i in range(1_500)) + "root: {type: c0}\n", verbs=LAY)
    yield case("chain-long", "components:\n" + "".join(f"  c{i}: {{view: {{subviews: {{x: {{type: c{i + 1}}}}}}}}}\n" for i in range(1_500)) + "  c1500: {view: {}}\nroot: {type: c0}\n", verbs=LAY)
    yield case("metrics-chain", "metrics:\n  m0: 1\n" + "".join(f"  m{i}: m{i - 1} * 1 + 1\n" for i in range(1, 4_300)) + "root: {}\n", verbs=LAY)
    yield case("metrics-doubling", "metrics:\n  m0: 1\n" + "".join(f"  m{i}: m{i - 1} + m{i - 1}\n" for i in range(1, 3_500)) + "root: {}\n", verbs=LAY)
    yield case("metrics-ring", "metrics:\n" + "".join(f"  m{i}: m{(i + 1) % 4_500} + 1\n" for i in range(4_500)) + "root: {}\n", verbs=LAY)
    yield case("metrics-deep", "metrics: {a: " + "(" * 40_000 + "1" + ")" * 40_000 + "}\nroot: {}\n", verbs=LAY)
    yield case("parameters", "components: {c: {parameters: {" + ", ".join(f"p{i}: text" for i in range(5_000)) + "}, view: {}}}\nroot: {type: c}\n", verbs=LAY + ["schema"])
    yield case("include-self", "include: scene.yaml\nroot: {}\n", verbs=LAY)
    yield case("include-many", "include: [" + ", ".join(f"f{i}.yaml" for i in range(8_000)) + "]\nroot: {}\n", verbs=LAY)
    yield case("include-ring", {"scene.yaml": "include: [a.yaml, b.yaml]\nroot: {}\n", "a.yaml": "include: [b.yaml, a.yaml]\n", "b.yaml": "include: [a.yaml, b.yaml]\n"}, verbs=LAY)
    yield case("include-device", "include: /dev/zero\ndata: {a: /dev/urandom}\nroot: {}\n", verbs=LAY)
    yield case("data-device", "data: {a: /dev/zero}\nroot: {subviews: {v: {each: $a}}}\n", verbs=LAY)


@cases_of("data")
def data():
    rows = "id,name\n" + "".join(f"r{i},x\n" for i in range(11_000))
    def listed(file, content, body="{each: $rows, type: label, text: $item.name}"):
        return {"scene.yaml": f"data: {{rows: {file}}}\nroot: {{type: stackView, axis: vertical, subviews: {{r: {body}}}}}\n", file: content}
    yield case("csv-rows", listed("rows.csv", rows), verbs=LAY)
    yield case("csv-columns", listed("rows.csv", ",".join(f"c{i}" for i in range(12_000)) + "\n" + "," * 11_999 + "\n"), verbs=LAY)
    yield case("csv-quotes", listed("rows.csv", 'id,name\n"' + '""' * 45_000), verbs=LAY)
    yield case("csv-wide", listed("rows.csv", "\n".join(["," * 300] * 300)), verbs=LAY)
    yield case("json-rows", listed("rows.json", json.dumps([{"name": "x"}] * 6_000)), verbs=LAY)
    yield case("json-nested", listed("rows.json", "[" * 45_000 + "]" * 45_000), verbs=LAY)
    yield case("json-keys", listed("rows.json", json.dumps([{f"k{i}": i for i in range(6_000)}])), verbs=LAY)
    yield case("yaml-bomb", listed("rows.yaml", "".join(f"- &a{i} [{', '.join([f'*a{i - 1}'] * 9) if i else 'x'}]\n" for i in range(12))), verbs=LAY)
    yield case("json-same-ids", listed("rows.json", json.dumps([{"id": "same", "name": "x"}] * 2_500)), verbs=LAY)


@cases_of("variants")
def variants():
    axes = "direction: [ltr, rtl], appearance: [light, dark], strings: [base, doubled, accented, bounded], textSize: [large, small, accessibilityLarge]"
    widths = ", ".join(str(300 + i) for i in range(40))
    body = scene([f"l{i}: {{type: label, lines: 0, text: some words here}}" for i in range(60)], [
        '"V:|' + "".join(f"-[l{i}]" for i in range(60)) + '-|"'])
    yield case("cartesian", body + f"variants: {{axes: {{{axes}, width: [{widths}]}}}}\n", verbs=["check", "list"])
    yield case("cartesian-too-many", "root: {}\nvariants: {axes: {" + axes + ", width: [" + ", ".join(str(i + 1) for i in range(3_000)) + "], height: [" + ", ".join(str(i + 1) for i in range(3_000)) + "]}}\n", verbs=["check", "list", "render"])
    yield case("pairwise", "root: {}\nvariants: {strategy: pairwise, axes: {" + axes + ", width: [" + ", ".join(str(i + 1) for i in range(700)) + "], height: [" + ", ".join(str(i + 1) for i in range(700)) + "]}}\n", verbs=["check", "list"])
    yield case("pairwise-exclude", "root: {}\nvariants: {strategy: pairwise, axes: {" + axes + ", width: [" + ", ".join(str(i + 1) for i in range(60)) + "], height: [" + ", ".join(str(i + 1) for i in range(60)) + "]}, exclude: [" + ", ".join(f"{{width: {i + 1}, height: {i % 7 + 1}}}" for i in range(60)) + "]}\n", verbs=["check", "list"])
    yield case("include", "root: {}\nvariants: {include: [" + ", ".join(f"{{width: {i + 1}}}" for i in range(6_000)) + "]}\n", verbs=["check", "list"])
    yield case("crossed", scene(plain(300), crossed(300, 5)) + "variants: {axes: {direction: [ltr, rtl], width: [300, 310, 320, 330, 340, 350, 360, 370]}}\n", verbs=["check"])
    yield case("expectations", scene(plain(400), ["v0.left == root.left"]) + "expect:\n" + "".join(f"  - v{i % 400}.width <= v{(i + 1) % 400}.width + {i}\n" for i in range(2_200)), verbs=["check"])
    yield case("expectations-siblings", scene([f"v{i}: {{frame: [0, 0, 10, 10]}}" for i in range(2_200)], []).replace("constraints:\n", "") + "expect: [{noOverlap: siblings}, insideSuperview, satisfiable, unambiguous]\n", verbs=["check"])
    yield case("states", scene(plain(2), []).replace("constraints:\n", "") + "states:\n" + "".join(f"  s{i}: [{{view: v0, hidden: true}}]\n" for i in range(2_400)), verbs=LAY)
    yield case("strings-inline", "strings: {en: {" + ", ".join(f"k{i}: x" for i in range(8_000)) + "}}\nroot: {}\n", verbs=LAY)
    yield case("locales", "strings: {" + ", ".join(f"l{i}: {{k: x}}" for i in range(5_500)) + "}\nroot: {subviews: {l: {type: label, key: k}}}\n", verbs=["check", "render"])
    yield case("tables", "root: {subviews: {t: {type: tableView, frame: [0, 0, 300, 300], sections: [" + ", ".join("{header: A, rows: [{text: b}]}" for _ in range(2_500)) + "]}}}\n", verbs=LAY)
    yield case("collections", "root: {subviews: {t: {type: collectionView, frame: [0, 0, 300, 300], items: [" + ", ".join("{background: red}" for _ in range(4_500)) + "]}}}\n", verbs=LAY)
    yield case("pickers", "root: {subviews: {p: {type: pickerView, components: [[" + ", ".join("a" for _ in range(20_000)) + "]]}}}\n", verbs=LAY)
    yield case("conditions", "root:\n  subviews:\n    v:\n" + "".join(f"      background: red\n" if i == 0 else "" for i in range(1)) + "constraints:\n" + "".join(f"  - {{when: {{width: '>= {i}'}}, constraints: [v.width == {i}]}}\n" for i in range(1_500)), verbs=LAY)
