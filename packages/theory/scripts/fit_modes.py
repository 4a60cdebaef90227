"""Weighs what tells the modes of a tonic apart (a conditional logit over the modes of a family) on what fit_keys.py heard.

  OPENBLAS_NUM_THREADS=1 python3 fit_modes.py DIR      (after fit_tune_key.py)

Writes mode-choice-0.json … (each blind to a part of the songs) and mode-choice.json (all songs, the one that
ships); prints the share of exact modes on unseen songs, under the home keys that fit_tune_key.py found.
"""
import json
import sys
import numpy as np
from parts import RUNS, file_name
from key_pieces import MAJOR, MODES, VARIANT_WEIGHT, descend, read_pieces, save

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
M, WINDOWS = len(MODES), [0, 4, 9, 10, 11, 12, 13, 14]


def opinion(p, tonic):
    beats = p["spans"][:, 2:3]
    around = (p["local"] * beats).sum(0) / max(beats.sum(), 1e-9)
    return ((p["home"] + 2 * around) / 3).reshape(12, M)[tonic]


def inputs(p, tonic):
    return np.roll(p["whole"][WINDOWS], -tonic, axis=1).reshape(-1)


def scores(q, x, o):
    return q[0] * o + q[1:1 + M] + x @ q[1 + M:].reshape(-1, M)


def fit(pieces):
    known = [p for p in pieces if p["mode"] >= 0]
    X, O = np.stack([inputs(p, p["tonic"]) for p in known]).astype("f8"), np.stack([opinion(p, p["tonic"]) for p in known])
    y = np.array([p["mode"] for p in known])
    W = np.array([(0.3 if p["set"] == "pop909" else 1.0) * VARIANT_WEIGHT[p["alone"]] for p in known])
    same_family = MAJOR[None] == MAJOR[y][:, None]
    start = np.zeros(1 + M + X.shape[1] * M)
    start[0] = 1
    l2 = np.concatenate([[1], np.full(M, 0.1), np.full(X.shape[1] * M, option("--l2", 1.0))])

    def gradient(q):
        s = np.where(same_family, scores(q, X, O), -1e9)
        d = np.exp(s - s.max(1, keepdims=True))
        d /= d.sum(1, keepdims=True)
        d[np.arange(len(y)), y] -= 1
        d *= W[:, None]
        return np.concatenate([[(d * O).sum()], d.sum(0), (X.T @ d).ravel()]) + l2 * (q - start)

    return descend(start, gradient, 500)


pieces = read_pieces(folder)
shares = json.load(open(f"{folder}/home-shares.json"))
right = {}
for blind in RUNS:
    q = fit([p for p in pieces if p["fold"] != blind])
    save(f"{folder}/{file_name('mode-choice', blind)}.json", q)
    for p, share in zip(pieces, shares):
        if p["fold"] != blind or p["mode"] < 0 or p["alone"] > 1:
            continue
        key = int(np.argmax(share))
        s = np.where(MAJOR == (key % 2 == 0), scores(q, inputs(p, key // 2), opinion(p, key // 2)), -1e9)
        r = right.setdefault((p["set"], p["alone"]), [0, 0])
        r[0] += key // 2 == p["tonic"] and s.argmax() == p["mode"]
        r[1] += 1
print("modes", " ".join(f"{s}{'*' if a else ''} {100 * x / n:.1f}" for (s, a), (x, n) in right.items()), flush=True)
