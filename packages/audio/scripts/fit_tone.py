"""Fits tone-weights.json of packages/audio on what export-spectra.ts wrote of clean songs.

  python3 fit_tone.py --songs FILE.jsonl[:WEIGHT] [--songs …] [--judge FILE.jsonl …] --out tone-weights.json

A bell of 9 dB, or a high-pass, is laid on each song's frames by its mean gain in each third octave; one linear discriminant a
filter parts the songs with from those without. WEIGHT counts each song of a file so many times. Prints, for each file, how many
songs are told clean and filtered at the least likeness of find-tone-faults.ts, before its figure in dB is asked.
"""
import argparse, json
import numpy as np

HZ = 1000 * 10 ** ((np.arange(31) - 17) / 10)
SHARES, PENALTY, RATE = (20, 50, 80, 95), 3, 44100


def bell(centre, db=9, q=1):
    a, w = 10 ** (db / 40), 2 * np.pi * centre / RATE
    alpha, cos = np.sin(w) / (2 * q), np.cos(w)
    top, under = np.array([1 + alpha * a, -2 * cos, 1 - alpha * a]), np.array([1 + alpha / a, -2 * cos, 1 - alpha / a])
    hz = HZ[:, None] * 10 ** np.linspace(-0.05, 0.05, 9)
    z = np.exp(-2j * np.pi * np.minimum(hz, RATE / 2 - 1) / RATE)[..., None] ** np.arange(3)
    return 10 * np.log10((np.abs((z @ top) / (z @ under)) ** 2).mean(1))


def high_pass(corner):
    return -10 * np.log10(1 + (corner / HZ) ** 4)


FILTERS = {
    "boomy": (bell(130), 24, 900, 1.1),
    "harsh": (bell(3500), 700, 13000, 0.65),
    "no-low-end": (high_pass(130), 24, 900, 0.65),
}


def figures(frames, gain):
    x = np.array(frames) + gain
    level = 10 * np.log10((10 ** (x / 10)).sum(1) + 1e-12)
    x = x[level > np.percentile(level, 95) - 25]
    mean = 10 * np.log10((10 ** (x / 10)).mean(0) + 1e-12)
    reference = mean[(HZ > 190) & (HZ < 4100)].mean()
    return np.clip(np.stack([mean, *np.percentile(x, SHARES, axis=0)]) - reference, -70, 40)


parser = argparse.ArgumentParser()
parser.add_argument("--songs", action="append", required=True)
parser.add_argument("--judge", action="append", default=[])
parser.add_argument("--out", required=True)
args = parser.parse_args()
files = [path.split(":") for path in args.songs]
songs = {path: [json.loads(line)["frames"] for line in open(path)] for path in [f[0] for f in files] + args.judge}
weight = np.concatenate([np.full(len(songs[f[0]]), float(f[1]) if len(f) > 1 else 1) for f in files])
weights = {}
for name, (shape, low, high, least) in FILTERS.items():
    bands = (HZ > low) & (HZ < high)
    rows = lambda path, gain: np.array([figures(song, gain)[:, bands].ravel() for song in songs[path]])
    clean = np.concatenate([rows(f[0], 0) for f in files])
    filtered = np.concatenate([rows(f[0], shape) for f in files])
    means = [np.average(one, 0, weight) for one in (clean, filtered)]
    apart = [one - mean for one, mean in zip((clean, filtered), means)]
    spread = sum((one * weight[:, None]).T @ one for one in apart) / (2 * weight.sum())
    w = np.linalg.solve(spread + PENALTY * np.eye(len(spread)), means[1] - means[0])
    w /= (means[1] - means[0]) @ w
    bias = means[0] @ w
    for path in songs:
        told = [(rows(path, gain) @ w - bias >= least).mean() for gain in (0, shape)]
        print(f"{name} {path}: {len(songs[path])} songs, told clean {told[0]:.3f}, filtered {told[1]:.3f}")
    first = int(np.flatnonzero(bands)[0])
    weights[name] = {"firstBand": first, "bias": round(bias, 4), "weights": np.round(w.reshape(5, -1), 5).tolist()}
json.dump(weights, open(args.out, "w"), separators=(",", ":"))
