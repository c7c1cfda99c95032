"""Golden tests as a Bazel rule.

    load(":goldens.bzl", "golden_test")

    golden_test(
        name = "goldens",
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
    ctx.actions.write(
        script,
        """#!/usr/bin/env bash
set -euo pipefail
program=$PWD/{program}
cd "$(dirname "{config}")"
exec "$program" verify --ci --report "${{TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}}"
""".format(
            program = ctx.executable.alrender.short_path,
            config = ctx.file.config.short_path,
        ),
        is_executable = True,
    )
    files = [ctx.executable.alrender, ctx.file.config] + ctx.files.scenes + ctx.files.goldens
    runfiles = ctx.runfiles(files = files)
    runfiles = runfiles.merge(ctx.attr.alrender[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

golden_test = rule(
    implementation = _golden_test_impl,
    test = True,
    attrs = {
        "config": attr.label(allow_single_file = True, mandatory = True),
        "scenes": attr.label_list(allow_files = True, mandatory = True),
        "goldens": attr.label_list(allow_files = True, mandatory = True),
        # The program itself, checked in or fetched, or a target that builds it.
        "alrender": attr.label(
            executable = True,
            allow_single_file = True,
            cfg = "target",
            mandatory = True,
        ),
    },
)
