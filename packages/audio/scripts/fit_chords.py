"""Fits the chord network of packages/audio on what export-hearing.ts wrote, and on drawn activations.

  OMP_NUM_THREADS=1 python3 fit_chords.py --shared FOLDER --heard DIR [--heard DIR ...] --judge DIR [--judge DIR ...] --out FILE
      [--minutes 5] [--drawn 0.4] [--without IDS.json]

Two lessons of five are drawn from the notes of every song (leaks to octaves and fifths, decay, strays), the others heard in
rendered sound: of those alone it forgets what chords do. The weights are a running mean of the last 500 steps. Songs that are
measured on are left out of both (measured-songs.ts says which), and those that IDS.json names. Weights are signed bytes with one
scale a column.
"""
import argparse, base64, copy, glob, gzip, json, time
import numpy as np
import torch
from torch import nn
import torch.nn.functional as F

QUALITIES = ["maj", "min", "dim", "aug", "sus2", "sus4", "maj7", "min7", "7", "hdim7", "dim7", "minmaj7"]
ALIKE = {"7sus4": "sus4", "aug7": "aug", "augmaj7": "aug", "maj6": "maj", "min6": "min"}
Q, NOTES, HIDDEN, BLOCKS = len(QUALITIES), 84, 64, 4
MEASURED = {"pop909cl/019", "pop909cl/074", "pop909cl/155", "synth_edm/0019", "synth_edm/0053", "synth_edm/0083", "synth_edm/0142", "synth_edm/0159"}
torch.set_num_threads(1)


class ChordNet(nn.Module):
    """Scores every half beat for each of twelve roots by the same weights: notes are turned so that the root becomes 0."""

    def __init__(self):
        super().__init__()
        self.note = nn.Linear(NOTES, HIDDEN)
        self.piece = nn.Linear(24, HIDDEN, bias=False)
        self.place = nn.Linear(3, HIDDEN, bias=False)
        self.depth = nn.ParameterList(nn.Parameter(torch.randn(5, HIDDEN) * 0.4) for _ in range(BLOCKS))
        self.point = nn.ModuleList(nn.Linear(HIDDEN, HIDDEN) for _ in range(BLOCKS))
        self.out = nn.Linear(HIDDEN, Q + 12 + 1)

    def forward(self, a, piece, place):
        """a: (B, T, 84), piece: (B, 24), place: (B, T, 3) -> chords (B, T, 12 * Q + 1), basses (B, T, 12 roots, 12)."""
        B, T, _ = a.shape
        turned = torch.stack([a.roll(-r, 2) for r in range(12)], 1)
        low, all_ = piece[:, :12], piece[:, 12:]
        pieces = torch.stack([torch.cat([low.roll(-r, 1), all_.roll(-r, 1)], 1) for r in range(12)], 1)
        x = F.relu(self.note(turned) + self.piece(pieces)[:, :, None] + self.place(place)[:, None])
        x = x.reshape(B * 12, T, HIDDEN)
        for k, (depth, point) in enumerate(zip(self.depth, self.point)):
            step, wide = 2 ** k, F.pad(x, (0, 0, 2 ** (k + 1), 2 ** (k + 1)))
            around = sum(wide[:, tap * step:tap * step + T] * depth[tap] for tap in range(5))
            x = x + F.relu(point(around))
        o = self.out(x).reshape(B, 12, T, Q + 13).permute(0, 2, 1, 3)
        chords = torch.cat([o[..., :Q].reshape(B, T, 12 * Q), o[..., -1].mean(2, keepdim=True)], 2)
        return chords, o[..., Q:Q + 12]


def places(in_bar):
    p = np.zeros((len(in_bar), 3), "f4")
    known = in_bar >= 0
    p[known & (in_bar == 0), 0] = 1
    p[known & (in_bar % 2 == 0), 1] = 1
    p[known & (in_bar == 4), 2] = 1
    return p


def piece_of(a):
    """Mean chroma of the low notes and of all, each of length 1."""
    low = np.concatenate([a[:, :24], np.zeros((len(a), 0), "f4")], 1).mean(0).reshape(-1, 12).sum(0)
    every = a.mean(0).reshape(-1, 12).sum(0)
    unit = lambda v: v / (np.linalg.norm(v) + 1e-6)
    return np.concatenate([unit(low), unit(every)]).astype("f4")


def target_of(label):
    root, quality, bass = label
    quality = ALIKE.get(quality, quality)
    if root < 0:
        return 12 * Q, -1
    return (root * Q + QUALITIES.index(quality), (bass - root) % 12) if quality in QUALITIES else (-100, -1)


def heard(folder):
    """(id, activations, places, targets, basses, in_bar) of each piece."""
    for path in sorted(glob.glob(f"{folder}/*.json")):
        j = json.load(open(path))
        n = len(j["labels"])
        a = np.fromfile(path.replace(".json", ".f32"), "f4")[:n * NOTES].reshape(n, NOTES)
        t = [target_of(l) for l in j["labels"]]
        yield j["id"], a, np.array(j["inBar"]), np.array([x[0] for x in t]), np.array([x[1] for x in t])


def measured(id, index):
    if id in MEASURED:
        return True
    return index is not None and (40 <= index < 70 if id.startswith("synth_edm") else 100 <= index < 135)


def songs(shared, without):
    for folder, counted in (("harmony", True), ("harmony-more", False)):
        for kind in ("synth_edm", "pop909cl"):
            for i, line in enumerate(gzip.open(f"{shared}/data/{folder}/{kind}.jsonl.gz")):
                s = json.loads(line)
                if s["id"] not in without and not measured(s["id"], i if counted else None):
                    yield s


def rolled(song):
    """Notes of each half beat by register group, and the labels; what `draw` makes activations of."""
    length = int(2 * max(n["start"] + n["duration"] for n in song["notes"]))
    roll = np.zeros((length, NOTES), "f4")
    for n in song["notes"]:
        p = n["pitch"] - 24
        if "drum" in n["track"].lower() or not 0 <= p < NOTES:
            continue
        s, e = 2 * n["start"], 2 * (n["start"] + n["duration"])
        for h in range(max(0, int(s)), min(length, int(np.ceil(e)))):
            share = min(e, h + 1) - max(s, h)
            roll[h, p] = min(1.2, roll[h, p] + share * (n["velocity"] / 100) * 0.93 ** max(0, h - s))
    target, bass = np.full(length, 12 * Q), np.full(length, -1)
    for c in song["chords"]:
        t, b = target_of((-1 if c["root"] is None else c["root"], c["quality"], c["bass"] if c.get("bass") is not None else (c["root"] or 0)))
        s, e = int(round(2 * c["start"])), int(round(2 * c["end"]))
        target[s:e], bass[s:e] = t, b
    bpb = song["timeSignature"][0] if song["timeSignature"][1] == 4 and song["timeSignature"][0] > 2 else 4
    return roll, np.arange(length) % (2 * bpb), target, bass


def draw(roll, rng):
    """Activations as salience would hear these notes: leaks to partials and below, uneven timbres, strays, compression."""
    a = roll * np.exp(0.35 * rng.standard_normal(NOTES)).astype("f4")
    out = a.copy()
    for step, most in ((12, 0.7), (19, 0.5), (24, 0.4), (28, 0.25), (31, 0.2), (-12, 0.5), (-19, 0.2)):
        leak = rng.random() * most
        moved = np.roll(a, step, 1)
        if step > 0:
            moved[:, :step] = 0
        else:
            moved[:, step:] = 0
        out += leak * moved
    out *= np.exp(0.5 * rng.standard_normal(out.shape)).astype("f4")
    out *= rng.random(out.shape) > 0.08
    strays = (rng.random(out.shape) < rng.random() * 0.06) * rng.random(out.shape) * 0.5
    ring = rng.random() * 0.4
    for h in range(1, len(out)):
        out[h] += ring * out[h - 1]
    return np.sqrt(np.clip((out + strays) * (0.3 + 0.5 * rng.random()), 0, 1)).astype("f4")


def vary(a, rng):
    """Another colour of the same sound: gain, compression, tilt, a filter that cuts, strays."""
    a = a * (0.8 + 0.45 * rng.random())
    a = a ** (0.8 + 0.4 * rng.random())
    a = a * (1 + (rng.random() - 0.5) * 0.8 * np.linspace(-1, 1, NOTES, dtype="f4"))
    if rng.random() < 0.2:
        a[:, :int(rng.random() * 28)] *= rng.random()
    if rng.random() < 0.2:
        a[:, NOTES - int(rng.random() * 40):] *= rng.random()
    if rng.random() < 0.5:
        a = a + (rng.random(a.shape) < 0.04) * rng.random(a.shape) * 0.5
    a = a * np.exp(0.15 * rng.standard_normal(a.shape))
    return np.clip(a, 0, 1.2).astype("f4")


def batches(pieces, rng, size, length, drawn):
    """Crops of as many half beats, one a piece; places of the bar are hidden in a third."""
    while True:
        a, g, p, t, b = [], [], [], [], []
        for k in rng.integers(len(pieces), size=size):
            full, in_bar, target, bass = pieces[k]
            s = rng.integers(max(1, len(full) - length + 1))
            wide = slice(max(0, s - 64), s + length + 64)
            x = draw(full[wide], rng) if drawn else vary(full[wide], rng)
            off = s - wide.start
            crop = slice(s, min(len(full), s + length))
            n = crop.stop - crop.start
            pad = length - n
            a.append(np.pad(x[off:off + n], ((0, pad), (0, 0))))
            g.append(piece_of(x))
            p.append(np.pad(places(in_bar[crop]) * (rng.random() > 0.33), ((0, pad), (0, 0))))
            t.append(np.pad(target[crop], (0, pad), constant_values=-100))
            b.append(np.pad(bass[crop], (0, pad), constant_values=-1))
        yield [torch.from_numpy(np.stack(v)) for v in (np.array(a, "f4"), np.array(g, "f4"), np.array(p, "f4"), np.array(t), np.array(b))]


def loss_of(net, batch):
    a, g, p, t, b = batch
    chords, basses = net(a, g, p)
    loss = F.cross_entropy(chords.reshape(-1, 12 * Q + 1), t.reshape(-1), ignore_index=-100, label_smoothing=0.03)
    known = (b >= 0) & (t >= 0) & (t < 12 * Q)
    roots = torch.div(t[known], Q, rounding_mode="floor")
    bass = basses[known][torch.arange(len(roots)), roots]
    return loss + 0.3 * F.cross_entropy(bass, b[known])


def train(net, rolls, pieces, drawn, seconds, rate, rng, size=12, length=64):
    """The running mean of `net` over its steps of so many seconds of processor time; fewer lessons are drawn in the end."""
    streams = [batches(pieces, rng, size, length, False), batches(rolls, rng, size, length, True)]
    adam, mean, steps, began = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01), copy.deepcopy(net), 0, time.process_time()
    losses = [0.0, 0.0]
    while (share := (time.process_time() - began) / seconds) < 1:
        for group in adam.param_groups:
            group["lr"] = rate * min(1, (steps + 1) / 100) * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * share)))
        is_drawn = int(rng.random() < drawn * (1 if share < 0.85 else 0.5))
        loss = loss_of(net, next(streams[is_drawn]))
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        steps += 1
        losses[is_drawn] = 0.98 * losses[is_drawn] + 0.02 * loss.item()
        with torch.no_grad():
            for kept, new in zip(mean.parameters(), net.parameters()):
                kept.lerp_(new, 1 - min(0.998, steps / (steps + 20)))
        if steps % 200 == 0:
            print(f"step {steps} heard {losses[0]:.3f} drawn {losses[1]:.3f} {share:.0%}", flush=True)
    return mean


CHANGE = {0: 0.5, 4: 0.3}


def decode(logp, in_bar, weight=0.35):
    """Viterbi as hear-chords.ts: a change costs by its place in the bar."""
    T, S = logp.shape
    score, back = logp[0].copy(), np.zeros((T, S), int)
    for t in range(1, T):
        p = 0.12 if in_bar[t] < 0 else CHANGE.get(int(in_bar[t]), 0.12 if in_bar[t] % 2 == 0 else 0.03)
        stay, move = np.log(1 - p), np.log(p / S) * weight
        best = score.argmax()
        moved = score[best] + move
        stays = score + stay
        back[t] = np.where(stays >= moved, np.arange(S), best)
        score = np.maximum(stays, moved) + logp[t]
    path = [int(score.argmax())]
    for t in range(T - 1, 0, -1):
        path.append(back[t, path[-1]])
    return np.array(path[::-1])


TRIAD = {"maj": 0, "min": 1, "maj7": 0, "min7": 1, "7": 0, "minmaj7": 1}


def judge(net, folder):
    """Share of half beats right: root, majmin, sevenths as mir_eval counts them (labels outside are left out), and the bass."""
    net.eval()
    hit, all_ = np.zeros(4), np.zeros(4)
    for _, a, in_bar, t, b in heard(folder):
        with torch.no_grad():
            chords, basses = net(torch.from_numpy(a)[None], torch.from_numpy(piece_of(a))[None], torch.from_numpy(places(in_bar))[None])
        path = decode(F.log_softmax(chords[0], 1).numpy(), in_bar)
        basses = basses[0].numpy()
        for h, (want, got) in enumerate(zip(t, path)):
            if want < 0:
                continue
            none = 12 * Q
            wq, gq = ("N" if want == none else QUALITIES[want % Q]), ("N" if got == none else QUALITIES[got % Q])
            wr, gr = want // Q, got // Q
            all_[0] += 1
            hit[0] += wr == gr
            if wq == "N" or wq in TRIAD:
                all_[1] += 1
                hit[1] += (wq == gq == "N") or (wr == gr and wq != "N" and TRIAD.get(gq, -1) == TRIAD[wq])
            if wq in ("N", "maj", "min", "maj7", "min7", "7"):
                all_[2] += 1
                hit[2] += wr == gr and wq == gq
            if want != none:
                all_[3] += 1
                hit[3] += got != none and (gr + basses[h, gr].argmax()) % 12 == (wr + b[h]) % 12
    net.train()
    return 100 * hit / np.maximum(1, all_)


def packed(net):
    def matrix(w):
        w = w.detach().numpy()
        scale = np.maximum(np.abs(w).max(0), 1e-8) / 127
        return {"bytes": base64.b64encode(np.round(w / scale).astype("i1").tobytes()).decode(), "scales": [float("%.5g" % s) for s in scale]}
    vector = lambda v: [float("%.5g" % x) for x in v.detach().numpy()]
    return {
        "hidden": HIDDEN, "qualities": QUALITIES,
        "note": matrix(net.note.weight.T), "noteBias": vector(net.note.bias), "piece": matrix(net.piece.weight.T), "place": matrix(net.place.weight.T),
        "blocks": [{"depth": matrix(d), "point": matrix(p.weight.T), "bias": vector(p.bias)} for d, p in zip(net.depth, net.point)],
        "out": matrix(net.out.weight.T), "outBias": vector(net.out.bias),
    }


if __name__ == "__main__":
    args = argparse.ArgumentParser()
    for name in ("--shared", "--out", "--without"):
        args.add_argument(name)
    args.add_argument("--heard", action="append", default=[])
    args.add_argument("--judge", action="append", default=[])
    args.add_argument("--minutes", type=float, default=5)
    args.add_argument("--drawn", type=float, default=0.4)
    args.add_argument("--rate", type=float, default=3e-3)
    args.add_argument("--seed", type=int, default=1)
    o = args.parse_args()
    torch.manual_seed(o.seed)
    rng = np.random.default_rng(o.seed)
    without = set(json.load(open(o.without))) if o.without else set()
    rolls = [rolled(s) for s in songs(o.shared, without)]
    pieces = [(a, i, t, b) for folder in o.heard for id, a, i, t, b in heard(folder) if id not in without]
    print(len(rolls), "songs,", len(pieces), "pieces,", sum(len(x[0]) for x in pieces), "half beats", flush=True)
    net = train(ChordNet(), rolls, pieces, o.drawn, 60 * o.minutes, o.rate, rng)
    json.dump(packed(net), open(o.out, "w"))
    for folder in o.judge:
        print(folder, judge(net, folder).round(1), flush=True)
