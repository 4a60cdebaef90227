"""The facts and textures that chooseHome in choose-home.ts weighs, in its order."""
import numpy as np
from key_pieces import KINDS, MAJOR, MINOR, TONIC, families

RESTING = 3  # shares are small numbers beside the other facts


def chord_facts(chord):
    root, kind = int(chord) // KINDS, int(chord) % KINDS
    at = (TONIC == root).astype(float)
    if kind not in (0, 1):
        return [at * (kind == 4), at * 0, at * 0]
    return [at * (MINOR == kind), at * (kind == 0) * MINOR, at * (kind == 1) * (1 - MINOR)]


def home_facts(p):
    home, lp, span = families(p["home"][None])[0], families(p["local"]), p["spans"]
    w = span[:, 2:3] / max(span[:, 2].sum(), 1e-6)
    held = np.zeros(24)
    for c, _, b, _ in span:
        root, kind = int(c) // KINDS, int(c) % KINDS
        for minor in (0, 1):
            if kind == minor or kind > 1:
                held[root * 2 + minor] += b * (1 if kind == minor else 0.5)
    return np.stack([home, (lp * w).sum(0), np.log((np.exp(lp) * w).sum(0) + 1e-3), lp[:4].mean(0), lp[-4:].mean(0), lp[-1],
                     held / max(span[:, 2].sum(), 1e-6), *chord_facts(span[0, 0]), *chord_facts(span[-1, 0]),
                     (TONIC == int(span[-1, 1])).astype(float), (TONIC == int(span[0, 1])).astype(float),
                     *[RESTING * p["whole"][window].astype("f8")[TONIC] ** 2 for window in (0, 4)]])


def home_inputs(p):
    return (np.concatenate([[1], p["texture"]])[:, None, None] * home_facts(p)[None]).reshape(-1, 24)


def wanted(p):
    at = TONIC == p["tonic"]
    return (at if p["mode"] < 0 else at & (MINOR == (not MAJOR[p["mode"]]))).astype(float)
