"""Hostile files that scenes and commands read: documents, strings, pictures, fonts, projects, logs,
reports."""
import json
import random
import struct
import zlib

from cases import case, cases_of

FRAME = '<rect key="frame" x="0" y="0" width="320" height="480"/>'
DOCUMENT = ["render", "layout", "check", "convert", "explain", "diff"]
NIB = ('<?xml version="1.0"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
       'toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">'
       '<objects>%s</objects>%s</document>\n')


def nib(name, objects, rest="", verbs=DOCUMENT):
    return case(name, {"scene.xib": NIB % (objects, rest)}, verbs)


def view(identifier, inner="", frame="0.0, 0.0, 320, 480", kind="view"):
    x, y, width, height = frame.split(", ")
    return (f'<{kind} id="{identifier}"><rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'
            f'{inner}</{kind}>')


@cases_of("nib")
def nibs():
    entities = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY {chr(98 + i)} "{f"&{chr(97 + i)};" * 10}">' for i in range(12)) + "]><document>&m;</document>"
    yield case("entities", {"scene.xib": entities}, DOCUMENT)
    yield case("external", {"scene.xib": '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a SYSTEM "file:///dev/zero">]><document>&a;</document>'}, DOCUMENT)
    yield case("elements", {"scene.xib": "<a>" * 30_000}, DOCUMENT)
    yield case("attributes", {"scene.xib": "<document " + " ".join(f'a{i}="x"' for i in range(9_000)) + "/>"}, DOCUMENT)
    deep = ""
    for i in range(700):
        deep = view(f"v{i}", f"<subviews>{deep}</subviews>")
    yield nib("deep", deep)
    yield nib("wide", view("root", "<subviews>" + "".join(view(f"v{i}") for i in range(900)) + "</subviews>"))
    dice = random.Random(1)
    def constraints(lines):
        return "<constraints>" + "".join(lines) + "</constraints>"
    few = "<subviews>" + "".join(view(f"v{i}") for i in range(250)) + "</subviews>"
    yield nib("crossed", view("root", few + constraints(
        f'<constraint firstItem="v{dice.randrange(250)}" firstAttribute="leading" relation="greaterThanOrEqual" '
        f'secondItem="v{dice.randrange(250)}" secondAttribute="trailing" id="c{i}"/>' for i in range(500))))
    yield nib("contradictions", view("root", few + constraints(
        f'<constraint firstItem="v{i % 250}" firstAttribute="width" constant="{i}" id="c{i}"/>' for i in range(900))))
    yield nib("numbers", view("root", few + constraints(
        f'<constraint firstItem="v{i}" firstAttribute="width" secondItem="v{i + 1}" secondAttribute="height" '
        f'multiplier="1e{i % 300}" constant="-1e{i}" priority="1e9" id="c{i}"/>' for i in range(240))))
    yield nib("frames", view("root", "<subviews>" + "".join(
        view(f"v{i}", frame="1e30, -1e30, 1e300, 1e300") for i in range(500)) + "</subviews>", frame="0, 0, 1e9, 1e9"))
    yield nib("same-ids", view("root", "<subviews>" + "".join(view("same") for _ in range(900)) + "</subviews>"))
    yield nib("stacks", view("root", "<subviews>" + "".join(
        f'<stackView distribution="equalCentering" id="s{i}">' for i in range(150)) + "".join("</stackView>" for _ in range(150)) + "</subviews>"))
    yield nib("labels", view("root", "<subviews>" + "".join(
        f'<label text="{"word " * 20}" numberOfLines="0" id="l{i}"/>' for i in range(500)) + "</subviews>"))
    yield nib("label-long", view("root", f'<subviews><label text="{"word " * 18_000}" numberOfLines="0" id="l"/></subviews>'))
    cells = "".join(f'<tableViewCell id="c{i}" rowHeight="44"><tableViewCellContentView key="contentView" id="k{i}"/></tableViewCell>' for i in range(500))
    yield nib("cells", view("t", f"<sections><tableViewSection id='s'><cells>{cells}</cells></tableViewSection></sections>", kind="tableView"))
    yield nib("variations", view("root", few + "".join(
        f'<variation key="heightClass=compact-widthClass=regular{i}"><mask key="subviews"><exclude reference="v{i % 250}"/></mask></variation>' for i in range(600))))
    yield nib("references", view("root", few, ), rest="<resources>" + "".join(
        f'<image name="i{i}" width="1e9" height="1e9"/><namedColor name="n{i}"><color red="9" green="9" blue="9" alpha="9"/></namedColor>' for i in range(450)) + "</resources>")
    scenes = "".join(
        f'<scene sceneID="s{i}"><objects><viewController sceneMemberID="viewController" id="c{i}"><view key="view" id="v{i}">{FRAME}</view><connections>'
        f'<segue destination="c{(i + 1) % 300}" kind="{"embed" if i % 2 else "show"}" id="g{i}"/></connections></viewController></objects></scene>' for i in range(300))
    board = ('<?xml version="1.0"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
             'initialViewController="c0"><scenes>%s</scenes></document>\n')
    yield case("segues", {"scene.storyboard": board % scenes}, DOCUMENT)
    embeds = "".join(
        f'<scene sceneID="s{i}"><objects><viewController sceneMemberID="viewController" id="c{i}"><view key="view" id="v{i}">{FRAME}<subviews>'
        + "".join(f'<containerView id="w{i}x{k}">{FRAME}<connections><segue destination="c{i + 1}" kind="embed" id="g{i}x{k}"/></connections></containerView>' for k in range(9))
        + "</subviews></view></viewController></objects></scene>" for i in range(45))
    yield case("embeds-doubling", {"scene.storyboard": board % embeds}, DOCUMENT)
    yield nib("attributed", view("root", '<subviews><label id="l" numberOfLines="0"><attributedString key="attributedText">' + "".join(
        f'<fragment content="w{i}"><attributes><font key="NSFont" size="{i}" name="X"/></attributes></fragment>' for i in range(800)) + "</attributedString></label></subviews>"))
    yield nib("runtime", view("root", "<userDefinedRuntimeAttributes>" + "".join(
        f'<userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><real key="value" value="1e{i}"/></userDefinedRuntimeAttribute>' for i in range(550)) + "</userDefinedRuntimeAttributes>"))


@cases_of("strings")
def strings():
    body = "strings: [{file}]\nroot: {subviews: {l: {type: label, lines: 0, key: k}}}\nvariants: {axes: {locale: [en, de]}}\n"
    def of(name, file, text):
        return case(name, {"scene.yaml": body.replace("{file}", file), file: text}, ["render", "check", "layout"])
    yield of("quotes", "en.strings", '"k" = "' + '\\"' * 45_000 + '";')
    yield of("open", "en.strings", '"k" = "' + "x" * 90_000)
    yield of("comments", "en.strings", "/*" * 45_000)
    yield of("entries", "en.strings", "".join(f'"k{i}" = "x";\n' for i in range(6_000)))
    yield of("unicode", "en.strings", '"k" = "' + "\\U0600" * 14_000 + '";')
    yield of("specifiers", "en.strings", '"k" = "' + "%1$@ %d %.99999f " * 5_000 + '";')
    plist = '<?xml version="1.0"?><plist version="1.0"><dict>%s</dict></plist>'
    yield of("dictionary-deep", "en.stringsdict", plist % ("<key>k</key><dict>" * 3_000))
    format_keys = "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
    ring = "".join(f"<key>v{i}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>{''.join(f'%#@v{(i + 1 + k) % 40}@' for k in range(9))}</string></dict>" for i in range(40))
    yield of("dictionary-ring", "en.stringsdict", plist % (format_keys + ring + "</dict>"))
    doubling = "".join(f"<key>v{i}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>{f'%#@v{i + 1}@' * 9}</string></dict>" for i in range(30))
    yield of("dictionary-doubling", "en.stringsdict", plist % (format_keys + doubling + "</dict>"))
    yield of("catalog-deep", "a.xcstrings", '{"sourceLanguage": "en", "strings": ' + '{"k": ' * 14_000)
    variation = {"stringUnit": {"state": "translated", "value": "x"}}
    for i in range(90):
        variation = {"variations": {"plural": {"other": variation}, "device": {"iphone": {"stringUnit": {"value": "y"}}}}}
    yield of("catalog-variations", "a.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": variation}}}}))
    yield of("catalog-languages", "a.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {f"l{i}": {"stringUnit": {"value": "x"}} for i in range(2_300)}}}}))
    subs = {f"s{i}": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {"other": {"stringUnit": {"value": f"%#@s{i + 1}@" * 9}}}}} for i in range(40)}
    yield of("catalog-substitutions", "a.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%#@s0@"}, "substitutions": subs}}}}}))


def picture(name, file, content, verbs=("render", "check")):
    text = "canvas: {width: 300, height: 300}\nroot: {subviews: {i: {type: image, source: %s, frame: [0, 0, 300, 300]}}}\n" % file
    return case(name, {"scene.yaml": text, file: content}, verbs)


def asset(name, file, content):
    """A vector picture as an asset of a document, because scenes do not take vector pictures."""
    document = NIB % (view("root", '<subviews><imageView image="art" id="i"><rect key="frame" x="0" y="0" width="300" height="300"/></imageView></subviews>'),
                      '<resources><image name="art" width="300" height="300"/></resources>')
    contents = json.dumps({"images": [{"idiom": "universal", "filename": file}], "info": {"author": "xcode", "version": 1}})
    folder = "Assets.xcassets/art.imageset"
    return case(name, {"scene.xib": document, f"{folder}/Contents.json": contents, f"{folder}/{file}": content}, ["render", "check"])


@cases_of("svg")
def vectors():
    def svg(inner, size='width="300" height="300" viewBox="0 0 300 300"'):
        return f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {size}>{inner}</svg>'
    uses = '<defs><rect id="u0" width="9" height="9"/>' + "".join(
        f'<g id="u{i}">' + f'<use xlink:href="#u{i - 1}"/>' * 10 + "</g>" for i in range(1, 14)) + '</defs><use xlink:href="#u13"/>'
    yield asset("uses", "a.svg", svg(uses))
    yield asset("use-itself", "a.svg", svg('<g id="a"><use xlink:href="#a"/><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'))
    yield asset("size", "a.svg", svg("<rect width='9e9' height='9e9'/>", 'width="1e9" height="1e9"'))
    yield asset("blur", "a.svg", svg('<filter id="f" x="-500%" y="-500%" width="1100%" height="1100%">' + '<feGaussianBlur stdDeviation="900"/>' * 900 + '</filter>' + '<rect filter="url(#f)" width="300" height="300"/>' * 300))
    yield asset("turbulence", "a.svg", svg('<filter id="f">' + '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>' * 500 + '</filter>' + '<rect filter="url(#f)" width="300" height="300"/>' * 200))
    yield asset("morphology", "a.svg", svg('<filter id="f"><feMorphology operator="dilate" radius="2000"/><feConvolveMatrix order="99" kernelMatrix="' + "1 " * 9_801 + '"/></filter><rect filter="url(#f)" width="300" height="300"/>'))
    patterns = "".join(f'<pattern id="p{i}" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="300" height="300" fill="url(#p{i + 1})"/></pattern>' for i in range(40))
    yield asset("patterns", "a.svg", svg(f"<defs>{patterns}</defs><rect width='300' height='300' fill='url(#p0)'/>"))
    yield asset("masks", "a.svg", svg("<defs>" + "".join(f'<mask id="m{i}"><rect width="300" height="300" fill="white" mask="url(#m{i + 1})"/></mask>' for i in range(500)) + '</defs><rect width="300" height="300" mask="url(#m0)"/>'))
    yield asset("groups", "a.svg", svg("<g opacity='0.9'>" * 4_500 + "<rect width='9' height='9'/>" + "</g>" * 4_500))
    yield asset("path", "a.svg", svg('<path stroke="red" stroke-width="9" stroke-dasharray="0.001" d="M0 0' + "L300 300 L0 300" * 6_000 + '"/>'))
    yield asset("dashes", "a.svg", svg('<path stroke="red" stroke-dasharray="0.0001 0.0001" d="M0 0 L1e7 1e7"/>'))
    yield asset("markers", "a.svg", svg('<marker id="m"><rect width="9" height="9"/></marker><path marker-mid="url(#m)" d="M0 0' + "L9 9" * 20_000 + '"/>'))
    yield asset("text", "a.svg", svg("<text>" + "x" * 80_000 + "</text>"))
    yield asset("image-data", "a.svg", svg('<image width="300" height="300" xlink:href="data:image/svg+xml,' + "%3Csvg" * 10_000 + '"/>'))
    yield asset("image-file", "a.svg", svg('<image width="300" height="300" xlink:href="/dev/zero"/><image width="9" height="9" xlink:href="file:///etc/passwd"/>'))
    entities = "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>" + "".join(f"<!ENTITY {chr(98 + i)} '{f'&{chr(97 + i)};' * 10}'>" for i in range(12)) + "]>"
    yield asset("entities", "a.svg", entities + svg("<text>&m;</text>"))
    yield asset("css", "a.svg", svg("<style>" + "a b c d e f g h > i {fill: red}" * 2_500 + "</style>" + "<a><b><c/></b></a>" * 900))
    yield asset("gradient", "a.svg", svg('<linearGradient id="g">' + '<stop offset="0.5" stop-color="red"/>' * 2_000 + '</linearGradient>' + '<circle r="900" fill="url(#g)"/>' * 700))


def pdf(objects, root=1):
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n" % number + (body if isinstance(body, bytes) else body.encode()) + b"\nendobj\n"
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer <</Root %d 0 R /Size %d>>\nstartxref\n%d\n%%%%EOF\n" % (root, len(objects) + 1, start)


def stream(data, more=""):
    packed = zlib.compress(data, 9)
    return b"<<%s /Length %d /Filter /FlateDecode>>\nstream\n" % (more.encode(), len(packed)) + packed + b"\nendstream"


@cases_of("pdf")
def pages():
    def page(content, box="0 0 300 300", resources="", more=()):
        return pdf(["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                    f"<</Type /Page /Parent 2 0 R /MediaBox [{box}] /Contents 4 0 R /Resources <<{resources}>>>>",
                    stream(content), *more])
    yield asset("fills", "a.pdf", page(b"0 0 300 300 re f\n" * 2_000_000))
    yield asset("box", "a.pdf", page(b"0 0 9 9 re f", "0 0 1000000000 1000000000"))
    forms = [stream(b"/F Do " * 10, f"/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Resources <</XObject <</F {i + 6} 0 R>>>>") for i in range(14)]
    yield asset("forms", "a.pdf", page(b"/F Do", resources="/XObject <</F 5 0 R>>", more=[*forms, stream(b"0 0 9 9 re f", "/Type /XObject /Subtype /Form /BBox [0 0 300 300]")]))
    yield asset("form-itself", "a.pdf", page(b"/F Do", resources="/XObject <</F 5 0 R>>", more=[stream(b"/F Do /F Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</F 5 0 R>>>>")]))
    yield asset("image", "a.pdf", page(b"300 0 0 300 0 0 cm /I Do", resources="/XObject <</I 5 0 R>>", more=[stream(b"\0" * 30_000_000, "/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB")]))
    yield asset("stream-bomb", "a.pdf", page(b" " * 60_000_000))
    yield asset("saves", "a.pdf", page(b"q " * 9_000_000))
    yield asset("dashes", "a.pdf", page(b"[0.00001 0.00001] 0 d 0 0 m 1000000 1000000 l S"))
    yield asset("shading", "a.pdf", page(b"/S sh " * 20_000, resources="/Shading <</S <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 300 300] /Extend [true true] /Function <</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1>>>>>>"))
    ring = pdf(["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [2 0 R 2 0 R] /Count 99999999>>"])
    yield asset("pages-ring", "a.pdf", ring)
    yield asset("broken", "a.pdf", b"%PDF-1.4\n" + b"1 0 obj <<" * 8_000)
    yield asset("blend", "a.pdf", page(b"/G gs 0 0 300 300 re f\n" * 400_000, resources="/ExtGState <</G <</BM /Luminosity /ca 0.1>>>>"))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, bits, colour, data, interlace=0, before=b""):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, interlace))
    return b"\x89PNG\r\n\x1a\n" + head + before + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")


@cases_of("png")
def pictures():
    yield picture("claims-all", "a.png", png(2**31 - 1, 2**31 - 1, 8, 6, b""))
    yield picture("claims-limit", "a.png", png(5_000, 5_000, 8, 6, b""))
    yield picture("grey-limit", "a.png", png(5_000, 5_000, 1, 0, b"\0" * (626 * 5_000)))
    yield picture("interlaced", "a.png", png(5_000, 5_000, 1, 0, b"\0" * 4_000_000, 1))
    yield picture("deep", "a.png", png(2_500, 5_000, 16, 6, b"\0" * 70_000_000))
    yield picture("narrow", "a.png", png(1, 25_000_000, 8, 6, b"\0" * 60_000_000))
    yield picture("wide", "a.png", png(25_000_000, 1, 8, 6, b"\0" * 60_000_000))
    yield picture("profile", "a.png", png(9, 9, 8, 6, b"\0" * 400, before=chunk(b"iCCP", b"x\0\0" + zlib.compress(b"\0" * 50_000_000, 9))))
    yield picture("texts", "a.png", png(9, 9, 8, 6, b"\0" * 400, before=b"".join(chunk(b"tEXt", b"k\0v") for _ in range(6_000))))
    yield picture("texts-packed", "a.png", png(9, 9, 8, 6, b"\0" * 400, before=chunk(b"zTXt", b"k\0\0" + zlib.compress(b"x" * 60_000_000, 9))))
    yield picture("data-too-long", "a.png", png(9, 9, 8, 6, b"\0" * 90_000_000))
    yield picture("empty-data", "a.png", b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 900, 900, 8, 6, 0, 0, 0)) + chunk(b"IDAT", b"") * 7_000)
    many = {f"p{i}.png": png(4_900, 5_000, 1, 0, b"\0" * (613 * 5_000)) for i in range(20)}
    text = "root:\n  subviews:\n" + "".join(f"    i{i}: {{type: image, source: p{i}.png, frame: [0, 0, 9, 9]}}\n" for i in range(20))
    yield case("many", {"scene.yaml": text, **many}, ["render", "check"])
    yield picture("blow-up", "a.png", png(2_000, 2_000, 8, 2, b"\0" * (6_001 * 2_000)).replace(b"", b""))


def jpeg(width, height, scans=1, kind=0xC0):
    out = b"\xff\xd8\xff\xdb\x00\x43\x00" + b"\x01" * 64
    out += struct.pack(">BBHBHHBBBB", 0xFF, kind, 11, 8, height, width, 1, 1, 0x11, 0)
    out += b"\xff\xc4\x00\x14\x00" + b"\x01" + b"\x00" * 15 + b"\x00" + b"\xff\xc4\x00\x14\x10" + b"\x01" + b"\x00" * 15 + b"\x00"
    scan = b"\xff\xda\x00\x08\x01\x01\x00\x00" + (b"\x00" if kind == 0xC2 else b"\x3f") + b"\x00" + b"\x00" * 4
    return out + scan * scans + b"\xff\xd9"


@cases_of("jpeg")
def photographs():
    yield picture("claims", "a.jpg", jpeg(65_500, 65_500))
    yield picture("limit", "a.jpg", jpeg(5_000, 5_000))
    yield picture("progressive", "a.jpg", jpeg(4_900, 5_000, 6_000, 0xC2))
    yield picture("progressive-small", "a.jpg", jpeg(500, 500, 6_500, 0xC2))
    yield picture("markers", "a.jpg", b"\xff\xd8" + b"\xff\xfe\x00\x02" * 22_000 + jpeg(9, 9)[2:])
    yield picture("cut", "a.jpg", jpeg(3_000, 3_000)[:-6])


def font(tables):
    out = struct.pack(">IHHHH", 0x00010000, len(tables), 16, 1, 0)
    place = 12 + 16 * len(tables)
    body = b""
    for tag, data in sorted(tables.items()):
        out += tag + struct.pack(">III", 0, place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return out + body


@cases_of("font")
def fonts():
    glyphs = 60
    loops = b"".join(
        struct.pack(">hhhhh", -1, 0, 0, 1_000, 1_000)
        + b"".join(struct.pack(">HHbb", 0x0022 if k < 7 else 0x0002, (i + 1) % glyphs, 1, 1) for k in range(8)) for i in range(glyphs))
    size = len(loops) // glyphs
    def tables(glyf=loops, loca=None, count=glyphs, cmap=None, **more):
        names = "".join(["Hostile", "Regular", "Hostile"]).encode("utf-16-be")
        name = struct.pack(">HHH", 0, 2, 30) + struct.pack(">HHHHHH", 3, 1, 0x409, 1, 14, 0) + struct.pack(">HHHHHH", 3, 1, 0x409, 2, 14, 14) + names
        segment = struct.pack(">HHHHHHH", 4, 32, 0, 4, 4, 1, 0) + struct.pack(">HHHHHHHHH", 0x7E, 0xFFFF, 0, 0x20, 0xFFFF, (1 - 0x20) & 0xFFFF, 1, 0, 0)
        made = {
            b"head": struct.pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, 1_000, 0, 0, 0, 0, 1_000, 1_000, 0, 8, 2, 1, 0),
            b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, 800, -200, 0, 1_000, 0, 0, 1_000, 1, 0, 0, 0, 0, 0, 0, 0, 1),
            b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, count, 65_535, 65_535, 65_535, 65_535, 2, 0, 0, 0, 0, 0, 0, 65_535, 65_535),
            b"hmtx": struct.pack(">Hh", 600, 0) + b"\0\0" * (count - 1),
            b"cmap": cmap or struct.pack(">HHHHI", 0, 1, 3, 1, 12) + segment,
            b"name": name, b"post": struct.pack(">IIhhIIIII", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
            b"OS/2": struct.pack(">H", 0) + b"\0" * 76,
            b"glyf": glyf,
            b"loca": loca or b"".join(struct.pack(">I", size * i) for i in range(count + 1)),
        }
        made.update({key.encode(): value for key, value in more.items()})
        return made
    def with_font(name, content):
        text = "root: {subviews: {l: {type: label, lines: 0, font: {family: Hostile, size: 30}, text: '" + "ABC abc fi ffi " * 40 + "'}}}\nconstraints: [l.edges == root.edges]\n"
        return case(name, {"scene.yaml": text, "fonts/a.ttf": content}, ["render-fonts", "check-fonts", "fonts"])
    yield with_font("composite-loops", font(tables()))
    down = b"".join(
        struct.pack(">hhhhh", -1, 0, 0, 1_000, 1_000)
        + b"".join(struct.pack(">HHbb", 0x0022 if k < 7 else 0x0002, min(i + 1, glyphs - 1), 1, 1) for k in range(8)) for i in range(glyphs))
    yield with_font("composite-doubling", font(tables(down)))
    yield with_font("loca-beyond", font(tables(loca=struct.pack(">I", 0xFFFFFFF0) * (glyphs + 1))))
    yield with_font("glyphs-claimed", font(tables(count=glyphs) | {b"maxp": struct.pack(">IH", 0x00005000, 65_535)}))
    groups = b"".join(struct.pack(">III", 0, 0x10FFFF, 0) for _ in range(7_000))
    yield with_font("cmap-groups", font(tables(cmap=struct.pack(">HHHHI", 0, 1, 3, 10, 12) + struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, 7_000) + groups)))
    contours = struct.pack(">hhhhh", 32_000, 0, 0, 1_000, 1_000) + b"".join(struct.pack(">H", i) for i in range(32_000)) + b"\0\0"
    yield with_font("contours", font(tables(contours + b"\x31" * 20_000, struct.pack(">II", 0, len(contours) + 20_000) + struct.pack(">I", len(contours) + 20_000) * (glyphs - 1))))
    script = struct.pack(">HH", 0, 1) + b"DFLT" + struct.pack(">H", 8) + struct.pack(">HHHHHH", 4, 0, 0, 0xFFFF, 1, 0)
    feature = struct.pack(">H", 1) + b"liga" + struct.pack(">HHHH", 8, 0, 1, 0)
    lookup = struct.pack(">HH", 1, 4) + struct.pack(">HHHH", 2, 0, 1, 8) + struct.pack(">HHHH", 1, 14, 60, 0) + b"".join(
        struct.pack(">H", 200) for _ in range(60)) + struct.pack(">H", 30) + struct.pack(">H", 1) * 60
    gsub = struct.pack(">IHHH", 0x10000, 10, 10 + len(script), 10 + len(script) + len(feature)) + script + feature + lookup
    yield with_font("substitution-grows", font(tables(GSUB=gsub)))
    bytecode = b"\xb0\x00\x1c\xff" * 8_000
    yield with_font("instructions", font(tables(fpgm=bytecode, prep=b"\xb8\xff\xfd\x1c" * 9_000)))
    dice = random.Random(7)
    whole = font(tables())
    for seed in range(6):
        broken = bytearray(whole)
        for _ in range(40):
            broken[dice.randrange(len(broken))] = dice.randrange(256)
        yield with_font(f"broken-{seed}", bytes(broken))
    collection = b"ttcf" + struct.pack(">II", 0x10000, 0x7FFFFFFF) + b"\0" * 90_000
    yield with_font("collection", collection)
    yield with_font("tables-claimed", struct.pack(">IHHHH", 0x10000, 65_535, 0, 0, 0) + b"\xff" * 90_000)


@cases_of("project")
def projects():
    def project(name, text, verbs=("render", "check", "verify", "list")):
        return case(name, {"alrender.yaml": text, "scene.yaml": "root: {}\n", "Scenes/scene.yaml": "root: {}\n"}, verbs)
    yield project("devices", "devices: {" + ", ".join(f"d{i}: {{width: 9, height: 9}}" for i in range(2_800)) + "}\n")
    yield project("pictures", "pictures: [" + ", ".join("'" + "*" * 40 + "x'" for _ in range(2_000)) + "]\n")
    yield project("stars", "pictures: ['" + "*a" * 40_000 + "b']\nexclude: '" + "**/" * 5_000 + "'\n")
    yield project("bomb", "x: &a [1, 1]\n" + "".join(f"k{i}: &b{i} [*a, *a, *a]\n" for i in range(3_000)))
    yield project("root-scenes", "scenes: /\nfonts: /dev\n")
    yield project("deep", "scenes: " + "[" * 40_000 + "\n")
    yield case("links", {"Scenes/a/scene.yaml": "root: {}\n", "Scenes/a/loop": ("link", ".."), "Scenes/b": ("link", "a"), "scene.yaml": "root: {}\n"}, ["check", "verify", "list"])
    folders = {f"Scenes/{'/'.join(['d'] * (i % 60))}/s{i}.yaml": "root: {}\n" for i in range(600)}
    yield case("folders", folders, ["check", "verify", "list"])
    yield case("goldens", {"Scenes/scene.yaml": "root: {}\n", "goldens/scene/default.layout.txt": "root view (0, 0; 9 x 9)\n" * 3_600, "goldens/scene/scene.txt": "view\ta\tb\tc\n" * 8_000, "alrender.yaml": "scenes: Scenes\n"}, ["verify"])
    yield case("environment", {"Scenes/scene.yaml": "root: {}\n", "goldens/environment.json": '{"fonts": ' + "{\"a\":" * 18_000, "alrender.yaml": "scenes: Scenes\n"}, ["verify"])
    yield case("layouts", {"a.layout.txt": "root view (0, 0; 9 x 9)\n" * 2_000, "b.layout.txt": "v view (1, 1; 9 x 9)\n" * 2_000}, ["diff-layouts"])
    yield case("layouts-unlike", {"a.layout.txt": "\n".join(f"a{i} view" for i in range(6_500)), "b.layout.txt": "\n".join(f"a{6500 - i} view" for i in range(6_500))}, ["diff-layouts"])
    yield case("pictures-unlike", {"a.png": png(5_000, 5_000, 1, 0, (b"\0" + b"\xaa" * 625) * 5_000), "b.png": png(5_000, 5_000, 1, 0, (b"\0" + b"\x55" * 625) * 5_000)}, ["diff-pictures"])


@cases_of("log")
def logs():
    head = "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints\n(\n"
    def log(name, text):
        return case(name, {"app.log": text}, ["explain-log"])
    def lines(count, shift=0):
        return "".join(f'    "<NSLayoutConstraint:0x{i + 1:x} UIView:0x{i + shift:x}.width == {i}   (active)>",\n' for i in range(count))
    yield log("long", head + lines(1_200) + ")\n")
    yield log("many", (head + lines(2) + ")\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1 UIView:0x0.width == 0>\n") * 300)
    yield log("chain", head + "".join(f'    "<NSLayoutConstraint:0x{i + 1:x} H:[UIView:0x{i:x}]-({i})-[UIView:0x{i + 1:x}]   (active)>",\n' for i in range(1_000)) + ")\n")
    yield log("crossed", head + "".join(f'    "<NSLayoutConstraint:0x{i + 1:x} UIView:0x{i % 300:x}.left >= UIView:0x{i * 7 % 300:x}.right + {i}   (active)>",\n' for i in range(900)) + ")\n")
    yield log("brackets", head + "    \"<" * 15_000)
    yield log("open", head * 800)
    yield log("masks", head + "".join(f'    "<NSAutoresizingMaskLayoutConstraint:0x{i + 1:x} h=--& v=--& UIView:0x{i:x}.width == {i}   (active)>",\n' for i in range(900)) + ")\n")
    yield log("lines", "\n" * 95_000)
    yield log("one-line", "x" * 95_000)


@cases_of("report")
def reports():
    def report(name, text):
        return case(name, {"report/report.json": text}, ["comment", "merge", "approve"])
    entry = {"scene": "a", "variant": "default", "status": "failed", "kind": "layout", "message": "x" * 50}
    yield report("entries", json.dumps({"version": 1, "checks": [entry] * 400, "failures": [entry] * 200}))
    yield report("deep", '{"checks": ' + "[" * 45_000)
    yield report("text", json.dumps({"version": 1, "checks": [dict(entry, message="\u0600<script>" * 6_000)]}))
    yield report("numbers", '{"version": 1' + "0" * 50_000 + "}")
    yield report("not-json", "\0" * 90_000)
    yield report("keys", json.dumps({f"k{i}": i for i in range(6_000)}))
