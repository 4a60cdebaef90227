"""Fits tone-weights.json of packages/audio on what export-spectra.ts wrote of clean songs.

  OMP_NUM_THREADS=1 python3 fit_tone.py --songs BASE [--songs …] --kind boomy --out boomy.json [--steps 4000] [--judge BASE …]

A network hears for each kind whether a bell of 9 dB lies on a song: two layers for each frame, the mean and spread of what they find in
the frames of a song, two layers for the song. It learns from pairs of the same song without and with the bell, laid on the spectra at
a centre, gain and width of chance; both songs are turned up, down, transposed, tilted, hummed, cut of their lows or treble and
laid over another song alike. A fifth of the
songs, by their name, is judged, with the bell that was laid on their sound.
"""
import argparse, base64, json, re
import numpy as np

HZ = {"pitches": 440 * 2 ** ((24 + (np.arange(252) - 1) / 3 - 69) / 12), "thirds": 1000 * 10 ** ((np.arange(31) - 17) / 10)}
KINDS = {"boomy": ("pitches", 130), "harsh": ("thirds", 3500)}
CROP, PICKED, HIDDEN, FOUND, SONG = 120, 48, 40, 32, 32
OVERLAID, SHAPE_DB = 0.3, 7


def songs_of(bases):
    """name, frames × bands of power of the clean song, and of the same with the bell on its sound."""
    for base in bases:
        raw, at, made = np.memmap(base + ".bin", np.int16, "r"), 0, {}
        for line in open(base + ".jsonl"):
            row = json.loads(line)
            counts = [("pitches", row["frames"], 252), ("thirds", row["tframes"], 31)]
            for space, frames, bands in counts:
                if space == PLACE:
                    made[row["v"]] = raw[at : at + frames * bands].reshape(frames, bands)
                at += frames * bands
            if row["v"] == KIND:
                yield row["song"], power(made["clean"]), power(made[KIND])


def power(levels):
    return 10 ** (levels.astype(np.float32) / 1000)


def fold(name):
    """By the song: all its renderings lie on one side."""
    key = re.sub(r"-(synth|fluidr3_gm|timgm6mb|musescore)(-\d+)?\.wav$", "", name.split("/")[-1])
    h = 2166136261
    for char in key:
        h = ((h ^ ord(char)) * 16777619) & 0xFFFFFFFF
    return h % 5


def bell(centre, db, q):
    a, w = 10 ** (db / 40), 2 * np.pi * centre / 44100
    alpha, cos = np.sin(w) / (2 * q), np.cos(w)
    z = np.exp(-2j * np.pi * np.minimum(HZ[PLACE], 21500) / 44100)
    top, under = (1 + alpha * a) - 2 * cos * z + (1 - alpha * a) * z * z, (1 + alpha / a) - 2 * cos * z + (1 - alpha / a) * z * z
    return np.abs(top / under) ** 2


def inputs(p):
    """Levels of the frames that sound, against the middle of the mix; what lies far below counts as nothing."""
    total = p.sum(1)
    p = p[total > np.percentile(total, 95) * 10**-2.5]
    if PLACE == "pitches":
        p = p.reshape(len(p), 84, 3).sum(2)
        middle = p[:, 36:].sum(1).mean()
        p = np.concatenate([p[:, :52], p[:, 52:].reshape(len(p), 8, 4).sum(2)], 1)
    else:
        middle = p[:, 10:26].sum(1).mean()
        p = p[:, 8:]
    return (10 * np.log10(p / middle + 1e-6) + 25) / 15


def spoiled(rng):
    """What both songs of a pair have: no fault of this kind."""
    hz, near = HZ[PLACE], KINDS[KIND][1]
    one = lambda low, high, db: bell(np.exp(rng.uniform(np.log(low), np.log(high))), rng.uniform(-db, db), rng.uniform(0.5, 1.5))
    gain = (hz / near) ** (rng.uniform(-1.5, 1.5) * 0.2)
    gain = gain * (one(250, 3000, 5) if KIND == "boomy" else one(100, 1200, 5) * one(6500, 15000, 4))
    if rng.random() < 0.4:
        gain = gain * (one(40, 400, 2.5) if KIND == "boomy" else one(1000, 10000, 2.5))
    if rng.random() < 0.06:
        gain = gain / (1 + (rng.uniform(80, 160) / hz) ** 8)
    if rng.random() < 0.06:
        gain = gain / (1 + (hz / rng.uniform(2000, 3000)) ** 2) ** 2
    if rng.random() < 0.15:
        gain = gain / (1 + (hz / rng.uniform(9500, 17000)) ** 40)
    return gain


def shaped(rng):
    """What one of two sounds has and the other has not: a slope and two bells anywhere, so that sounds that no song has come about."""
    hz = HZ[PLACE]
    gain = (hz / 1000) ** (rng.uniform(-1.5, 1.5) * 0.2)
    for _ in range(2):
        gain = gain * bell(np.exp(rng.uniform(np.log(40), np.log(12000))), rng.uniform(-SHAPE_DB, SHAPE_DB), rng.uniform(0.5, 2))
    return gain


def pair(songs, rng):
    p = songs[int(rng.integers(len(songs)))]
    if rng.random() < OVERLAID:
        other = songs[int(rng.integers(len(songs)))]
        frames = min(len(p), len(other))
        start = int(rng.integers(0, len(p) - frames + 1))
        p = p[start : start + frames] * shaped(rng)
        other = other[:frames] * shaped(rng)
        p = p + other * (p.mean() / other.mean() * 10 ** rng.uniform(-1, 0.5))
    width = int(rng.integers(min(len(p), CROP), len(p) + 1))
    start = int(rng.integers(0, len(p) - width + 1))
    p = p[start : start + width]
    if PLACE == "pitches":
        steps = int(rng.integers(-9, 10))
        p = np.roll(p, steps, 1)
        if steps > 0:
            p[:, :steps] = 1e-12
        elif steps < 0:
            p[:, steps:] = p[:, steps - 1 : steps]
        if rng.random() < 0.06:
            p = p.copy()
            mains, level = (rng.choice([50, 60]), np.median(p.sum(1)) * 10 ** rng.uniform(-4, -1.5))
            for harmonic, share in ((1, 1), (2, 0.2), (3, 0.4)):
                p[:, np.argmin(np.abs(HZ[PLACE] - mains * harmonic))] += level * share
    both, (_, centre) = spoiled(rng), KINDS[KIND]
    laid = bell(centre * 2 ** rng.uniform(-0.2, 0.2), rng.uniform(7.5, 10.5), rng.uniform(0.85, 1.2))
    for gain in (both, both * laid):
        x = inputs(p * gain)
        yield x[rng.integers(0, len(x), PICKED)]


def start(width, rng):
    made = lambda rows, columns: (rng.normal(0, rows**-0.5, (rows, columns)).astype("f4"), np.zeros(columns, "f4"))
    return [v for size in ((width, HIDDEN), (HIDDEN, FOUND), (2 * FOUND + 2 * width, SONG), (SONG, 1)) for v in made(*size)]


def run(net, x):
    """x: songs × frames × inputs. What it says of each song, and what the way back needs."""
    a, a0, b, b0, c, c0, d, d0 = net
    h = np.maximum(0, x @ a + a0)
    k = np.maximum(0, h @ b + b0)
    means = [k.mean(1), x.mean(1)]
    spreads = [np.sqrt(v.var(1) + 1e-4) for v in (k, x)]
    pooled = np.concatenate([means[0], spreads[0], means[1], spreads[1]], 1)
    g = np.maximum(0, pooled @ c + c0)
    return (g @ d + d0)[:, 0], (h, k, means[0], spreads[0], pooled, g)


def gradients(net, x, y):
    a, a0, b, b0, c, c0, d, d0 = net
    told, (h, k, mean, spread, pooled, g) = run(net, x)
    loss = np.mean(np.logaddexp(0, told) - y * told)
    out = ((1 / (1 + np.exp(-told)) - y) / len(y))[:, None].astype("f4")
    dg = (out @ d.T) * (g > 0)
    dp = dg @ c.T
    frames = x.shape[1]
    dk = (dp[:, None, :FOUND] + dp[:, None, FOUND : 2 * FOUND] * (k - mean[:, None]) / spread[:, None]) / frames * (k > 0)
    dh = (dk @ b.T) * (h > 0)
    flat = lambda v: v.reshape(-1, v.shape[-1])
    return loss, [flat(x).T @ flat(dh), flat(dh).sum(0), flat(h).T @ flat(dk), flat(dk).sum(0), pooled.T @ dg, dg.sum(0), g.T @ out, out.sum(0)]


def fit(songs, steps, rng, pairs=24, rate=2e-3, decay=4e-5):
    net = start(inputs(songs[0]).shape[1], rng)
    first, second = ([np.zeros_like(v) for v in net] for _ in range(2))
    y, lately = np.repeat([0, 1], pairs), 0.69
    for step in range(1, steps + 1):
        made = [list(pair(songs, rng)) for _ in range(pairs)]
        x = np.array([one for one, _ in made] + [other for _, other in made], "f4")
        loss, slopes = gradients(net, x, y)
        lately = 0.99 * lately + 0.01 * loss
        now = rate * min(1, step / 100) * 0.5 * (1 + np.cos(np.pi * step / steps))
        for i, slope in enumerate(slopes):
            slope = slope + 2 * decay * net[i] * (net[i].ndim > 1)
            first[i] = 0.9 * first[i] + 0.1 * slope
            second[i] = 0.999 * second[i] + 0.001 * slope * slope
            net[i] = (net[i] - now * first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)).astype("f4")
        if step % 500 == 0:
            print(f"step {step}: loss {lately:.3f}", flush=True)
    return net


def packed(net):
    def matrix(w):
        scale = np.maximum(np.abs(w).max(0), 1e-8) / 127
        return {"bytes": base64.b64encode(np.round(w / scale).astype("i1").tobytes()).decode(), "scales": [float("%.5g" % s) for s in scale]}

    names = ("frame", "frameBias", "found", "foundBias", "song", "songBias", "out", "outBias")
    return {n: matrix(v) if v.ndim > 1 else [float("%.5g" % q) for q in v] for n, v in zip(names, net)}


def kind_of(name):
    """Collection and sound: `pop909cl synth`, `real Lithium`."""
    parts = name.split("/")[-1].removesuffix(".wav").split("-")
    return f"real {parts[1]}" if parts[0] == "real" else f"{parts[0]} {next(p for p in parts[::-1] if not p.isdigit())[:5]}"


def judge(net, rows, title):
    told = [np.array([run(net, inputs(row[which])[None])[0][0] for row in rows]) for which in (1, 2)]
    kinds = np.array([kind_of(row[0]) for row in rows])
    for false in (0, 0.005, 0.01, 0.02):
        least = np.sort(told[0])[-1 - int(false * len(rows))]
        parts = " ".join(f"{k} {(told[1] > least)[kinds == k].mean():.2f}" for k in sorted(set(kinds)))
        print(f"{title}, {len(rows)} songs: told {(told[0] > least).mean():.3f} of the clean above {least:.2f}, {(told[1] > least).mean():.3f} with the bell; {parts}")
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--songs", action="append", required=True)
    parser.add_argument("--judge", action="append", default=[])
    parser.add_argument("--kind", choices=KINDS, required=True)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="fits on the judged fifth too")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    KIND = args.kind
    PLACE = KINDS[KIND][0]
    rows = list(songs_of(args.songs))
    apart = [row for row in rows if fold(row[0]) == 0]
    learnt = rows if args.all else [row for row in rows if fold(row[0]) != 0]
    net = fit([row[1] for row in learnt], args.steps, np.random.default_rng(args.seed))
    json.dump(packed(net), open(args.out, "w"), separators=(",", ":"))
    np.savez(args.out + ".npz", *net)
    judge(net, learnt, "fitted on")
    judge(net, apart, "kept apart")
    if args.judge:
        judge(net, list(songs_of(args.judge)), "others")
