"""Golden tests as Bazel rules.

    load(":goldens.bzl", "golden_tests")

    golden_tests(
        name = "goldens",
        config = "alrender.yaml",
        scenes = glob(["Scenes/**/*.yaml"], exclude = ["Scenes/shared/**"]),
        shared = glob(["Scenes/shared/**"]),
        alrender = "//tools:alrender",
    )

`golden_tests` makes one test for each scene, so that Bazel's cache, also one that machines share, keeps
the result of each: a change runs the scenes that it concerns. A test sees its scene, the goldens of that
scene, and what is `shared`: what scenes include, their strings and their pictures.

`golden_test` is one test for all scenes, which also finds goldens that belong to no scene:

    golden_test(
        name = "all_goldens",
        config = "alrender.yaml",
        scenes = glob(["Scenes/**"]),
        goldens = glob(["goldens/**"]),
        alrender = "//tools:alrender",
        shard_count = 4,
    )

Bazel's own sharding is understood: TEST_SHARD_INDEX, TEST_TOTAL_SHARDS and TEST_SHARD_STATUS_FILE
choose the part, XML_OUTPUT_FILE gets the report, TEST_UNDECLARED_OUTPUTS_DIR the pictures.
"""

def _golden_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    config = ctx.file.config.short_path
    scene = ctx.file.scene.short_path if ctx.file.scene else ""
    folder = config.rpartition("/")[0]
    if folder and scene.startswith(folder + "/"):
        scene = scene[len(folder) + 1:]
    ctx.actions.write(
        script,
        """#!/usr/bin/env bash
set -euo pipefail
program=$PWD/{program}
cd "$(dirname "{config}")"
exec "$program" verify --ci --report "${{TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}}" {scene}
""".format(
            program = ctx.executable.alrender.short_path,
            config = config,
            scene = "'%s'" % scene.replace("'", "'\\''") if scene else "",
        ),
        is_executable = True,
    )
    files = [ctx.executable.alrender, ctx.file.config] + ctx.files.scenes + ctx.files.goldens
    if ctx.file.scene:
        files.append(ctx.file.scene)
    runfiles = ctx.runfiles(files = files)
    runfiles = runfiles.merge(ctx.attr.alrender[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

golden_test = rule(
    implementation = _golden_test_impl,
    test = True,
    attrs = {
        "config": attr.label(allow_single_file = True, mandatory = True),
        # The only scene to check; otherwise all are.
        "scene": attr.label(allow_single_file = True),
        "scenes": attr.label_list(allow_files = True),
        "goldens": attr.label_list(allow_files = True),
        # The program itself, checked in or fetched, or a target that builds it.
        "alrender": attr.label(
            executable = True,
            allow_single_file = True,
            cfg = "target",
            mandatory = True,
        ),
    },
)

def golden_tests(name, config, scenes, alrender, shared = [], folder = "Scenes", goldens = "goldens", **kwargs):
    """Makes a test for each scene, and a suite of them.

    Args:
      name: the name of the suite, and the folder of the tests' names.
      config: the project's file.
      scenes: the files of the scenes.
      alrender: the program.
      shared: files that scenes read beside themselves. A change runs all tests again.
      folder: the project's folder of scenes.
      goldens: the project's folder of goldens.
      **kwargs: attributes of all tests.
    """
    tests = []
    for scene in scenes:
        inner = scene[len(folder) + 1:] if scene.startswith(folder + "/") else scene
        inner = inner.rpartition(".")[0]
        own = "%s/%s" % (goldens, inner)
        tests.append("%s/%s" % (name, inner))
        golden_test(
            name = tests[-1],
            config = config,
            scene = scene,
            scenes = shared,
            # Documents and components have several scenes in a file.
            goldens = native.glob(
                [own + "/**", own + "#*/**", goldens + "/environment.json"],
                allow_empty = True,
            ),
            alrender = alrender,
            **kwargs
        )
    native.test_suite(name = name, tests = tests)
