"""Songs are dealt into parts (`foldOf` in read-pieces.ts). Weights are fitted blind to each part, and, as part -1, on all songs."""
import sys

PARTS = 5
RUNS = (*range(PARTS), -1)


def file_name(name, part):
    return name if part < 0 else f"{name}-{part}"


def asked_runs():
    """The parts after `--parts` (`0,1,-1`), else all: two processes can share the work."""
    return [int(part) for part in sys.argv[sys.argv.index("--parts") + 1].split(",")] if "--parts" in sys.argv else RUNS
