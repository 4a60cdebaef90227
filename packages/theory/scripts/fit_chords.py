"""Fits the first chord network on what export-chord-frames.ts wrote.

  OPENBLAS_NUM_THREADS=1 python3 fit_chords.py DIR [--parts 0,1,2,3,4,-1]

Writes first-0.json … (each blind to a part of the songs) and first.json (all songs, the one that ships) to DIR.
"""
import json
import sys
import numpy as np
from parts import asked_runs, file_name
from rotated_net import RotatedNet

folder = sys.argv[1]
layout = json.load(open(f"{folder}/layout.json"))
W, S, Q = layout["windows"], layout["scalars"], len(layout["qualities"])
x = np.fromfile(f"{folder}/inputs.f32", "f4").reshape(-1, W, 12)
z = np.fromfile(f"{folder}/scalars.f32", "f4").reshape(-1, S)
y = np.fromfile(f"{folder}/labels.i32", "i4").reshape(-1, layout["labels"])
root, quality, sets, variant, fold = y[:, 0], y[:, 1], y[:, 3], y[:, 5], y[:, 6]
weight = np.array([1, 1, 1, 1, 1, 0.3], "f4")[sets]
labelled = (quality >= 0) & (quality < 99)
target = root * Q + quality


def fit(blind, name, seed):
    net = RotatedNet(W, S, 24, 16, Q, seed=seed, drop=0.05)
    net.fit(x, z, np.where(labelled & (fold != blind))[0], target, np.full(len(x), -1), weight, 5)
    net.save(f"{folder}/{name}.json")
    test = np.where(labelled & (variant == 0) & (fold == (blind if blind >= 0 else 0)))[0]
    hit = net.logits(x[test], z[test])[0].argmax(1) == target[test]
    print(name, " ".join(f"{s} {100 * hit[sets[test] == k].mean():.1f}" for k, s in enumerate(layout["sets"]) if (sets[test] == k).any()), flush=True)


for part in asked_runs():
    fit(part, file_name("first", part), 7 + part)
