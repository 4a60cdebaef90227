"""Weighs what a bare tune says of its home key (five numbers for tuneScores in tune-scores.ts), on top of fit_home_key.py.

  OPENBLAS_NUM_THREADS=1 python3 fit_tune_key.py DIR

Writes tune-choice-0.json … (each blind to a part of the songs), tune-choice.json (all songs, the one that ships)
and home-shares.json (what the blind weights say of each piece). It is fitted
on whole tunes: sopranos of chorales, voices of Lieder, tunes of rock songs. Riffs of loops and the tunes of pop songs end anywhere.
"""
import json
import sys
import numpy as np
from home_facts import home_inputs, wanted
from parts import RUNS, file_name
from key_pieces import INTERVALS, MAJOR, MINOR, MODES, TONIC, descend, read_pieces, save

folder = sys.argv[1]
option = lambda name, value: type(value)(sys.argv[sys.argv.index(name) + 1]) if name in sys.argv else value
GUESSED_CHORDS = 0.3  # of 0, 0.3, 0.5 and 0.7 the best on sopranos and voices left out
WHOLE_TUNES = ("wir_chorales", "wir_lieder", "rs200")
SCALE = np.array([[[(note - tonic) % 12 in INTERVALS[mode] for note in range(12)] for mode in MODES] for tonic in TONIC])


def bareness(p):
    return max(0, min(1, 2 - 4 * p["texture"][0]))


def guessed(p, choice):
    """What rests on the chords that are guessed under a tune (trustInChords in tune-scores.ts)."""
    return (1 - GUESSED_CHORDS * bareness(p)) * (choice @ p["inputs"])


def tune_facts(p):
    whole = p["whole"].astype("f8")
    share = whole[0] ** 2
    outside = ((~SCALE) @ share) / max(share.sum(), 1e-6)
    outside = np.where(MAJOR[None] == (MINOR[:, None] == 0), outside, 1).min(1)
    facts = [-np.log(outside + 0.02), whole[0][TONIC], whole[0][(TONIC + 7) % 12], TONIC == p["final"], whole[4][TONIC]]
    return bareness(p) * np.stack(facts)


def fit(pieces, choice):
    X, Y = np.stack([p["tune"] for p in pieces]), np.stack([wanted(p) for p in pieces])
    known = np.stack([guessed(p, choice) for p in pieces])

    def gradient(q):
        s = known + np.tensordot(X, q, (1, 0))
        e = np.exp(s - s.max(1, keepdims=True))
        share = e / e.sum(1, keepdims=True)
        gold = share * Y
        gold /= gold.sum(1, keepdims=True) + 1e-12
        return np.tensordot(X, share - gold, ((0, 2), (0, 1))) + option("--l2", 1.0) * q

    return descend(np.zeros(X.shape[1]), gradient, 300, 0.05)


pieces = read_pieces(folder)
for p in pieces:
    p["inputs"], p["tune"] = home_inputs(p), tune_facts(p)
right, shares = {}, [None] * len(pieces)
for blind in RUNS:
    choice = np.array(json.load(open(f"{folder}/{file_name('home-choice', blind)}.json")))
    q = fit([p for p in pieces if p["fold"] != blind and p["alone"] < 2 and p["set"] in WHOLE_TUNES and p["tune"].any()], choice)
    save(f"{folder}/{file_name('tune-choice', blind)}.json", q)
    for index, p in enumerate(pieces):
        if p["fold"] == blind:
            s = guessed(p, choice) + q @ p["tune"]
            e = np.exp(s - s.max())
            shares[index] = [float("%.5g" % x) for x in e / e.sum()]
            if p["alone"] < 2:
                r = right.setdefault((p["set"], p["alone"]), [0, 0])
                r[0] += wanted(p)[s.argmax()]
                r[1] += 1
with open(f"{folder}/home-shares.json", "w") as file:
    json.dump(shares, file)
print("tune", " ".join(f"{s}{'*' if a else ''} {100 * x / n:.1f}" for (s, a), (x, n) in right.items()), flush=True)
