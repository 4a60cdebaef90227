"""Weighs the opinions about the home key against each other (a conditional logit over 24 keys) on what fit_keys.py heard.

  OPENBLAS_NUM_THREADS=1 python3 fit_home_key.py DIR

Writes home-choice-0.json … home-choice-2.json (each blind to a third of the songs) and home-choice.json (all songs, the one that
ships); prints the share of exact home keys on unseen songs.
"""
import json
import sys
import numpy as np

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
layout = json.load(open(f"{folder}/key-layout.json"))
K, M, SETS = layout["keyChords"], len(layout["modes"]), layout["sets"]
MAJOR = np.array([m in ("major", "lydian", "mixolydian") for m in layout["modes"]])
TONIC, MINOR = np.arange(24) // 2, np.arange(24) % 2


def families(lp):
    e = np.exp(lp.astype("f8")).reshape(-1, 12, M)
    return np.log(np.stack([e[:, :, MAJOR].sum(2), e[:, :, ~MAJOR].sum(2)], 2).reshape(-1, 24) + 1e-6)


def chord_facts(chord):
    root, kind = int(chord) // K, int(chord) % K
    at = (TONIC == root).astype(float)
    if kind not in (0, 1):
        return [at * (kind == 4), at * 0, at * 0]
    return [at * (MINOR == kind), at * (kind == 0) * MINOR, at * (kind == 1) * (1 - MINOR)]


def load():
    spans = np.fromfile(f"{folder}/spans.f32", "f4").reshape(-1, 4)
    counts = np.fromfile(f"{folder}/pieces.f32", "f4").astype(int)
    texture = np.fromfile(f"{folder}/homeScalars.f32", "f4").reshape(-1, layout["scalars"])[:, 1:]
    label = np.fromfile(f"{folder}/homeLabels.f32", "f4").reshape(-1, layout["labels"])
    home = families(np.fromfile(f"{folder}/home-heard.f32", "f4"))
    local = families(np.fromfile(f"{folder}/local-heard.f32", "f4"))
    pieces, at = [], 0
    for i, n in enumerate(counts):
        span, lp = spans[at:at + n], local[at:at + n]
        at += n
        if n == 0:
            continue
        w = span[:, 2:3] / max(span[:, 2].sum(), 1e-6)
        held = np.zeros(24)
        for c, _, b, _ in span:
            root, kind = int(c) // K, int(c) % K
            for minor in (0, 1):
                if kind == minor or kind > 1:
                    held[root * 2 + minor] += b * (1 if kind == minor else 0.5)
        mean = np.exp(lp)
        f = np.stack([home[i], (lp * w).sum(0), np.log((mean * w).sum(0) + 1e-3), lp[:4].mean(0), lp[-4:].mean(0), lp[-1],
                      held / max(span[:, 2].sum(), 1e-6), *chord_facts(span[0, 0]), *chord_facts(span[-1, 0]),
                      (TONIC == int(span[-1, 1])).astype(float), (TONIC == int(span[0, 1])).astype(float)])
        tonic, mode = int(label[i, 0]), int(label[i, 1])
        pieces.append(dict(f=f, style=np.concatenate([[1], texture[i]]), tonic=tonic, mode=mode, set=SETS[int(label[i, 3])], fold=int(label[i, 6]), alone=int(label[i, 7])))
    return pieces


def inputs(p):
    return (p["style"][:, None, None] * p["f"][None]).reshape(-1, 24)


def wanted(p):
    if p["mode"] < 0:
        return (TONIC == p["tonic"]).astype(float)
    return ((TONIC == p["tonic"]) & (MINOR == (not MAJOR[p["mode"]]))).astype(float)


SET_WEIGHT = {"pop909": 0.3, "rs200": 0.5}


def fit(pieces):
    X = np.stack([inputs(p) for p in pieces])
    Y = np.stack([wanted(p) for p in pieces])
    W = np.array([SET_WEIGHT.get(p["set"], 1.0) * {0: 1, 1: 0.7, 2: 0.3}[p["alone"]] for p in pieces])
    q = np.zeros(X.shape[1])
    F = pieces[0]["f"].shape[0]
    q[:2] = 0.5
    start = q.copy()
    l2 = np.concatenate([np.full(F, option("--l2", 1.0)), np.full(len(q) - F, option("--l2s", 4.0))])
    m, v = np.zeros_like(q), np.zeros_like(q)
    steps = 600
    for t in range(1, steps + 1):
        s = np.einsum("npk,p->nk", X, q)
        e = np.exp(s - s.max(1, keepdims=True))
        pr = e / e.sum(1, keepdims=True)
        gold = pr * Y
        gold /= gold.sum(1, keepdims=True) + 1e-12
        g = np.einsum("npk,nk->p", X, (pr - gold) * W[:, None]) + l2 * (q - start)
        m += 0.1 * (g - m)
        v += 0.01 * (g * g - v)
        q -= 0.03 * 0.5 * (1 + np.cos(np.pi * t / steps)) * (m / (1 - 0.9 ** t)) / (np.sqrt(v / (1 - 0.99 ** t)) + 1e-8)
    return q


pieces = load()
right = {}
for blind in (0, 1, 2, -1):
    q = fit([p for p in pieces if p["fold"] != blind])
    with open(f"{folder}/home-choice.json" if blind < 0 else f"{folder}/home-choice-{blind}.json", "w") as file:
        json.dump([float("%.4g" % x) for x in q], file)
    for p in pieces:
        if p["fold"] == blind and p["alone"] < 2:
            plain = p["f"][0] + p["f"][1]
            r = right.setdefault((p["set"], p["alone"]), [0, 0, 0])
            r[0] += wanted(p)[(q @ inputs(p)).argmax()]
            r[1] += wanted(p)[plain.argmax()]
            r[2] += 1
print("home", " ".join(f"{s}{'*' if a else ''} {100 * x / n:.1f} (mean {100 * y / n:.1f})" for (s, a), (x, y, n) in right.items()), flush=True)
