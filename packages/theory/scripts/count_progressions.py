"""Counts how chords follow each other inside a key, in chorales, Lieder and preludes: what progressionTable reads.

  OPENBLAS_NUM_THREADS=1 python3 count_progressions.py DIR      (of fit_keys.py; the chords are heard by blind weights)

Writes progressions-0.json … (each without a part of the songs) and progressions.json (all, the one that ships).
"""
import json
import sys
import numpy as np
from parts import RUNS, file_name
from key_pieces import KINDS, MAJOR, read_pieces

folder = sys.argv[1]
SYMBOLS = 12 * KINDS


def count(pieces):
    alone, after = np.zeros((2, SYMBOLS), int), np.zeros((2, SYMBOLS, SYMBOLS), int)
    for p in pieces:
        before = None
        for chord, tonic, mode in zip(p["spans"][:, 0].astype(int), p["local_tonic"], p["local_mode"]):
            key = (tonic, int(not MAJOR[mode])) if tonic >= 0 and mode >= 0 else None
            symbol = (chord // KINDS - tonic) % 12 * KINDS + chord % KINDS
            if key:
                alone[key[1], symbol] += 1
                if before and before[0] == key:
                    after[key[1], before[1], symbol] += 1
            before = (key, symbol) if key else None
    return [int(x) for x in np.concatenate([alone.ravel(), after.ravel()])]


pieces = [p for p in read_pieces(folder) if p["set"].startswith("wir_") and p["alone"] == 0 and len(p["spans"]) > 1]
for blind in RUNS:
    with open(f"{folder}/{file_name('progressions', blind)}.json", "w") as file:
        json.dump(count([p for p in pieces if p["fold"] != blind]), file, separators=(",", ":"))
