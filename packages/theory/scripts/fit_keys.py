"""Fits the key networks on what export-keys.ts wrote.

  python3 fit_keys.py DIR [--all] [local|home]

Writes key-local.json and key-home.json and prints shares that are exact on the songs kept apart.
"""
import json
import sys
import numpy as np
from rotated_net import RotatedNet

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
layout = json.load(open(f"{folder}/key-layout.json"))
S, M = layout["scalars"], len(layout["modes"])
MAJOR = np.array([name in ("major", "lydian", "mixolydian") for name in layout["modes"]])


def read(name, windows):
    x = np.fromfile(f"{folder}/{name}.f32", "f4").reshape(-1, windows, 12)
    z = np.fromfile(f"{folder}/{name}Scalars.f32", "f4").reshape(-1, S)
    return x, z, np.fromfile(f"{folder}/{name}Labels.f32", "f4").reshape(-1, layout["labels"])


def families(logits):
    e = np.exp(logits - logits.max(1, keepdims=True)).reshape(len(logits), 12, M)
    return np.stack([e[:, :, MAJOR].sum(2), e[:, :, ~MAJOR].sum(2)], 2).reshape(len(logits), 24)


def fit(name, windows, h1, h2, epochs, drop, decay, size, set_weights, rate):
    x, z, y = read(name, windows)
    tonic, mode, beats, sets, piece, kept, song, alone = y.T
    tonic, mode, sets = tonic.astype(int), mode.astype(int), sets.astype(int)
    labelled = tonic >= 0
    rows = np.where(labelled if "--all" in sys.argv else labelled & (kept == 0))[0]
    test = np.where(labelled & (kept == 1))[0]
    per_piece = np.bincount(piece.astype(int))[piece.astype(int)]
    weight = (np.array(set_weights)[sets] * np.where(alone > 0, 0.5, 1) * (np.sqrt(80 / per_piece) if name == "local" else 1)).astype("f4")
    target = tonic * M + np.maximum(mode, 0)

    def report(epoch, loss):
        if epoch % 4 != 3 and epoch != epochs - 1:
            return
        logits = net.logits(x[test], z[test])[0]
        f = families(logits).argmax(1)
        hit = (f // 2 == tonic[test]) & ((f % 2 == 0) == MAJOR[np.maximum(mode[test], 0)])
        hit = np.where(mode[test] < 0, f // 2 == tonic[test], hit)
        exact = logits.argmax(1) == target[test]
        out = []
        for k, s in enumerate(layout["sets"]):
            for a in (0, 1):
                m = (sets[test] == k) & (alone[test] == a)
                if m.any():
                    out.append(f"{s[:8]}{'*' if a else ''} {100 * np.average(hit[m], weights=beats[test][m]):.1f}" + (f"/{100 * exact[m].mean():.1f}" if s == "synth_edm" else ""))
        print(name, epoch, f"{loss:.4f}", " ".join(out), flush=True)

    net = RotatedNet(windows, S, h1, h2, M, drop=drop, decay=decay, rate=rate, seed=option("--seed", 7))
    net.fit(x[rows], z[rows], target[rows], np.full(len(rows), -1), weight[rows], epochs, size=size, report=report, partial=mode[rows] < 0)
    net.save(f"{folder}/key-{name}.json")


if "home" in sys.argv or "local" not in sys.argv:
    fit("home", layout["homeWindows"], option("--hh1", 24), option("--hh2", 16), option("--he", 60), option("--hdrop", 0.3), option("--hdecay", 0.1), 32, [1, 1, 1, 1, 1, 0.7, 0.5], 2e-3)
if "local" in sys.argv or "home" not in sys.argv:
    fit("local", layout["localWindows"], option("--lh1", 24), option("--lh2", 16), option("--le", 4), option("--ldrop", 0.2), option("--ldecay", 0.05), 128, [1, 1, 1, 1, 1, 0.5, 0.5], 2e-3)
