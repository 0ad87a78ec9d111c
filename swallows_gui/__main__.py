"""The door: nothing is imported before `freeze_support`, so a worker process of a frozen application starts bare."""


def main() -> None:
    """Run the command line; without a command, the game."""
    import sys

    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()

    from swallows_gui.cli.exit_codes import a_word_at_ctrl_c, at_once, printed

    with at_once(), a_word_at_ctrl_c():
        words = tuple(sys.argv[1:])
        if words in ((), ("play",), ("play", "--smoke")):  # nothing to read: the window need not wait for typer
            from swallows_gui.cli.qt import open_window

            sys.exit(open_window(smoke="--smoke" in words))

        from swallows_gui.cli import app

        with printed():
            app()


if __name__ == "__main__":
    main()
