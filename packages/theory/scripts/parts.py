"""Songs are dealt into parts (`foldOf` in read-pieces.ts). Weights are fitted blind to each part, and, as part -1, on all songs."""
PARTS = 5
RUNS = (*range(PARTS), -1)


def file_name(name, part):
    return name if part < 0 else f"{name}-{part}"
