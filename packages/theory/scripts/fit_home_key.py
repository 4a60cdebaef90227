"""Weighs the opinions about the home key against each other (a conditional logit over 24 keys) on what fit_keys.py heard.

  OPENBLAS_NUM_THREADS=1 python3 fit_home_key.py DIR

Writes home-choice-0.json … (each blind to a part of the songs) and home-choice.json (all songs, the one that
ships); prints the share of exact home keys on unseen songs.
"""
import sys
import numpy as np
from home_facts import home_facts, home_inputs, wanted
from parts import RUNS, file_name
from key_pieces import VARIANT_WEIGHT, descend, read_pieces, save

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
SET_WEIGHT = {"pop909": 0.3, "rs200": 0.5}


def fit(pieces):
    X, Y = np.stack([p["inputs"] for p in pieces]), np.stack([wanted(p) for p in pieces])
    W = np.array([SET_WEIGHT.get(p["set"], 1.0) * VARIANT_WEIGHT[p["alone"]] for p in pieces])
    start, facts = np.zeros(X.shape[1]), len(home_facts(pieces[0]))
    start[:2] = 0.5
    l2 = np.where(np.arange(len(start)) < facts, option("--l2", 1.0), option("--l2s", 4.0))

    def gradient(q):
        s = np.einsum("npk,p->nk", X, q)
        e = np.exp(s - s.max(1, keepdims=True))
        share = e / e.sum(1, keepdims=True)
        gold = share * Y
        gold /= gold.sum(1, keepdims=True) + 1e-12
        return np.einsum("npk,nk->p", X, (share - gold) * W[:, None]) + l2 * (q - start)

    return descend(start, gradient, 600)


pieces = read_pieces(folder)
for p in pieces:
    p["inputs"] = home_inputs(p)
right = {}
for blind in RUNS:
    q = fit([p for p in pieces if p["fold"] != blind])
    save(f"{folder}/{file_name('home-choice', blind)}.json", q)
    for p in pieces:
        if p["fold"] == blind and p["alone"] < 2:
            r = right.setdefault((p["set"], p["alone"]), [0, 0])
            r[0] += wanted(p)[(q @ p["inputs"]).argmax()]
            r[1] += 1
print("home", " ".join(f"{s}{'*' if a else ''} {100 * x / n:.1f}" for (s, a), (x, n) in right.items()), flush=True)
