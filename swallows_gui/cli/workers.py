"""Who does long work: `--jobs N` processes of this machine, or with `--cluster ADDRESS` a Dask cluster."""

from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.numbers import MOST_JOBS

if TYPE_CHECKING:
    from swallows_gui.lab.parallel import Workers

Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.", show_default="1")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Leave the work to the Dask cluster with this scheduler."),
]


def workers(jobs: int | None, cluster: str | None) -> "Workers":
    """The processes or the cluster. BadParameter where both were given."""
    from swallows_gui.cli.exit_codes import refuse_beside

    if cluster is None:
        return jobs or 1
    refuse_beside("--cluster", {"--jobs": jobs})
    return cluster
