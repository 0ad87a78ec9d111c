"""`swallows build-fast`: compiles the laboratory, beside a checkout that stays as it is."""


def build_fast() -> None:
    """Compile rules and search with mypyc in a copy of this checkout, for long measurements (docs/laboratory.md)."""
    from swallows_gui.cli.exit_codes import give_up, in_one_line
    from swallows_gui.cli.progress import busy
    from swallows_gui.lab.fast import CannotCompile, modules
    from swallows_gui.lab.fast import build_fast as build

    with in_one_line(), busy("Compiling") as say:
        say(f"{len(modules())} modules, a few minutes")
        try:
            folder = build()
        except CannotCompile as trouble:
            give_up(f"cannot compile: {trouble}")
    print(f"The compiled laboratory lies in {folder}. Start it with: python {folder} bench")
