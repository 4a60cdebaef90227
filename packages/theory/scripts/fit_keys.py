"""Fits the key networks on what export-keys.ts wrote.

  OPENBLAS_NUM_THREADS=1 python3 fit_keys.py DIR [home|local] [--parts 0,1,2,3,4,-1]

Writes key-home-0.json … (five networks from different beginnings, whose mean is heard) and key-local-0.json … (two), each blind to a
part of the songs, key-home.json and key-local.json (all songs, the ones that ship), and what each blind network thinks of the songs that it has not seen
(local-heard.f32, home-heard.f32) for fit_home_key.py. Prints shares that are exact on
unseen songs.
"""
import json
import os
import sys
import numpy as np
from parts import asked_runs, file_name
from rotated_net import RotatedNet

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
layout = json.load(open(f"{folder}/key-layout.json"))
M = len(layout["modes"])
MAJOR = np.array([name in ("major", "lydian", "mixolydian") for name in layout["modes"]])


def families(logits):
    e = np.exp(logits - logits.max(1, keepdims=True)).reshape(len(logits), 12, M)
    return np.stack([e[:, :, MAJOR].sum(2), e[:, :, ~MAJOR].sum(2)], 2).reshape(len(logits), 24)


def fit(name, windows, shape, size, set_weights, beginnings):
    x = np.fromfile(f"{folder}/{name}.f32", "f4").reshape(-1, windows, 12)
    S = layout["localScalars" if name == "local" else "scalars"]
    z = np.fromfile(f"{folder}/{name}Scalars.f32", "f4").reshape(-1, S)
    y = np.fromfile(f"{folder}/{name}Labels.f32", "f4").reshape(-1, layout["labels"])
    tonic, mode, beats, sets, piece, _, fold, alone = y.T
    tonic, mode, sets = tonic.astype(int), mode.astype(int), sets.astype(int)
    labelled = tonic >= 0
    per_piece = np.bincount(piece.astype(int))[piece.astype(int)]
    weight = (np.array(set_weights)[sets] * np.where(alone > 0, 0.5, 1) * (np.sqrt(80 / per_piece) * np.minimum(np.sqrt(beats), 4) / 2 if name == "local" else 1)).astype("f4")
    target = tonic * M + np.maximum(mode, 0)
    h1, h2, epochs, drop, decay = shape
    told = f"{folder}/{name}-heard.f32"
    if not os.path.exists(told) or os.path.getsize(told) != 48 * M * len(x):
        np.zeros((len(x), 12 * M), "f4").tofile(told)
    heard = np.memmap(told, "f4", "r+", shape=(len(x), 12 * M))
    for blind in asked_runs():
        rows = np.where(fold == blind)[0]
        nets, logits = [], np.zeros((len(rows), 12 * M), "f4")
        for beginning in range(beginnings):
            net = RotatedNet(windows, S, h1, h2, M, drop=drop, decay=decay, seed=option("--seed", 7) + blind + 10 * beginning)
            net.fit(x, z, np.where(labelled & (fold != blind))[0], target, np.full(len(x), -1), weight, epochs, size=size, partial=mode < 0)
            nets.append(net.packed())
            if len(rows):
                logits += net.logits(x[rows], z[rows])[0] / beginnings
        logits -= logits.max(1, keepdims=True)
        heard[rows] = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        with open(f"{folder}/{file_name(f'key-{name}', blind)}.json", "w") as file:
            json.dump(nets, file)
    heard.flush()
    f = families(heard).argmax(1)
    hit = (f // 2 == tonic) & ((f % 2 == 0) == MAJOR[np.maximum(mode, 0)])
    hit = np.where(mode < 0, f // 2 == tonic, hit)
    exact = heard.argmax(1) == target
    out = []
    for k, s in enumerate(layout["sets"]):
        for a in (0, 1):  # alone: a bare tune
            m = (sets == k) & (alone == a) & labelled & np.isin(fold, asked_runs())
            if m.any():
                out.append(f"{s[:8]}{'*' if a else ''} {100 * np.average(hit[m], weights=beats[m]):.1f}" + (f"/{100 * exact[m].mean():.1f}" if s == "synth_edm" else ""))
    print(name, " ".join(out), flush=True)

if "home" in sys.argv or "local" not in sys.argv:
    fit("home", layout["homeWindows"], (12, 8, 30, 0.3, 0.1), 32, [1, 1, 1, 1, 1, 0.7, 0.5], 5)
if "local" in sys.argv or "home" not in sys.argv:
    fit("local", layout["localWindows"], (32, 16, 3, 0.25, 0.05), 128, [1, 1, 1, 1, 1, 0.5, 0.5], 2)
