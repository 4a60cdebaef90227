"""Pieces as export-keys.ts wrote them, with what the key networks of fit_keys.py think of them: for what is fitted on top."""
import json
import numpy as np

TONIC, MINOR = np.arange(24) // 2, np.arange(24) % 2
INTERVALS = {
    "major": (0, 2, 4, 5, 7, 9, 11), "minor": (0, 2, 3, 5, 7, 8, 10), "dorian": (0, 2, 3, 5, 7, 9, 10), "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "lydian": (0, 2, 4, 6, 7, 9, 11), "mixolydian": (0, 2, 4, 5, 7, 9, 10), "locrian": (0, 1, 3, 5, 6, 8, 10),
}
MODES = list(INTERVALS)
MAJOR = np.array([4 in INTERVALS[mode] for mode in MODES])
KINDS = 5
VARIANT_WEIGHT = {0: 1.0, 1: 0.7, 2: 0.3}  # as it is, a bare tune, with bar lines moved or in another texture


def families(lp):
    """Log-probabilities of 84 keys -> of 24 major and minor keys, as familyScores in key-families.ts."""
    e = np.exp(lp.astype("f8")).reshape(-1, 12, len(MODES))
    return np.log(np.stack([e[:, :, MAJOR].sum(2), e[:, :, ~MAJOR].sum(2)], 2).reshape(-1, 24) + 1e-6)


def read_pieces(folder):
    layout = json.load(open(f"{folder}/key-layout.json"))
    if layout["modes"] != MODES or layout["keyChords"] != KINDS:
        raise ValueError("The modes or kinds of chord of export-keys.ts are others.")
    read = lambda name, width: np.fromfile(f"{folder}/{name}.f32", "f4").reshape(-1, width)
    spans, scalars = read("spans", 4), read("homeScalars", layout["scalars"])
    label, own = read("homeLabels", layout["labels"]), read("localLabels", layout["labels"]).astype(int)
    whole = read("home", layout["homeWindows"] * 12).reshape(len(label), -1, 12)
    finals = read("finals", 1)[:, 0].astype(int)
    home, local = read("home-heard", 84), read("local-heard", 84)
    pieces, at = [], 0
    for i, n in enumerate(read("pieces", 1)[:, 0].astype(int)):
        here = slice(at, at + n)
        at += n
        if n > 0:
            pieces.append(dict(
                set=layout["sets"][int(label[i, 3])], fold=int(label[i, 6]), alone=int(label[i, 7]), tonic=int(label[i, 0]), mode=int(label[i, 1]),
                texture=scalars[i, 1:].astype("f8"), whole=whole[i], final=finals[i], home=home[i], local=local[here], spans=spans[here],
                local_tonic=own[here, 0], local_mode=own[here, 1]))
    return pieces


def descend(start, gradient, steps, rate=0.03):
    """Adam with a rate that falls like a cosine."""
    q, m, v = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for t in range(1, steps + 1):
        g = gradient(q)
        m += 0.1 * (g - m)
        v += 0.01 * (g * g - v)
        q -= rate * 0.5 * (1 + np.cos(np.pi * t / steps)) * (m / (1 - 0.9 ** t)) / (np.sqrt(v / (1 - 0.99 ** t)) + 1e-8)
    return q


def save(path, numbers):
    with open(path, "w") as file:
        json.dump([float("%.4g" % x) for x in numbers], file)
