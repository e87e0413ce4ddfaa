"""Rules that generate Swift from .intentdefinition files."""

def _intent_library_impl(ctx):
    # The names follow from those of the definitions, so that the graph is known before anything runs.
    outputs = [
        ctx.actions.declare_file("%s/%s.swift" % (ctx.label.name, definition.basename))
        for definition in ctx.files.srcs
    ]
    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add_all(ctx.files.srcs)
    arguments.add("--output", outputs[0].dirname)
    arguments.add_all(["--layout", "single", "--quiet", "--reporter", "line"])
    arguments.add("--access", ctx.attr.access)
    arguments.add("--flavor", ctx.attr.flavor)
    if ctx.attr.class_prefix:
        arguments.add("--class-prefix", ctx.attr.class_prefix)
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    else:
        arguments.add("--no-config")
    ctx.actions.run(
        executable = ctx.executable._intentc,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.config,
        outputs = outputs,
        mnemonic = "GenerateIntents",
        progress_message = "Generating the intents of %{label}",
    )
    return [DefaultInfo(files = depset(outputs))]

intent_library = rule(
    implementation = _intent_library_impl,
    doc = "Swift files with what is generated for definitions, for the srcs of a Swift library.",
    attrs = {
        "srcs": attr.label_list(
            doc = "Definitions of one module.",
            allow_files = [".intentdefinition"],
            allow_empty = False,
            mandatory = True,
        ),
        "access": attr.string(
            doc = "Who may use the declarations.",
            default = "public",
            values = ["public", "package", "internal"],
        ),
        "flavor": attr.string(
            doc = "Apple's frameworks, plain Swift for IntentsTestKit, or App Intents.",
            default = "apple",
            values = ["apple", "portable", "app-intents"],
        ),
        "class_prefix": attr.string(doc = "The class prefix, as ABC in ABCOrderIntent."),
        "config": attr.label(doc = "An intentc.json.", allow_single_file = [".json"]),
        "_intentc": attr.label(
            default = "@intentc//:intentc",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
