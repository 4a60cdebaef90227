"""The sequence network of packages/theory (sequence-network.ts): fitted with PyTorch, written as signed bytes for TypeScript."""
import base64
import json
import numpy as np
import torch
from torch import nn

WIDTH, EMBEDDING, HIDDEN, TOLD, KEY, VALUE, STEPS, REACH, DROP = 48, (80, 48), 64, 4, 8, 16, 5, 128, 0.4
ATTENDS = (False, True)  # a block each
ABOVE = torch.tensor([[(interval + root) % 12 for interval in range(12)] for root in range(12)])


class Block(nn.Module):
    def __init__(self, attends):
        super().__init__()
        self.attends = attends
        self.norm = nn.LayerNorm(WIDTH)
        self.steps = nn.Parameter(torch.randn(1, STEPS, WIDTH) * 0.2)
        self.telling = nn.Linear(WIDTH, TOLD)
        if attends:
            self.query, self.key, self.value = nn.Linear(WIDTH, KEY), nn.Linear(WIDTH, KEY), nn.Linear(WIDTH, VALUE)
        self.inner = nn.Linear(2 * WIDTH + 36 * TOLD + (VALUE if attends else 0), HIDDEN)
        self.outer = nn.Linear(HIDDEN, WIDTH)
        self.drop = nn.Dropout(DROP)

    def forward(self, known, items, roots, count):
        heard = self.norm(known)
        place = lambda values, edge: values.new_zeros(count + 2 * edge, 12, values.shape[1]).index_put((items + edge, roots), values)
        far = STEPS // 2
        around = place(heard, far)
        stepped = sum(around[items + step, roots] * self.steps[0, step] for step in range(STEPS))
        beside = place(torch.relu(self.telling(heard)), 1)
        told = [beside[(items + step)[:, None], ABOVE[roots]].flatten(1) for step in range(3)]
        parts = [heard, stepped, *told]
        if self.attends:
            parts.append(self.attend(place(self.query(heard), 0), place(self.key(heard), 0), place(self.value(heard), 0), items, roots, count))
        inner = torch.relu(self.inner(torch.cat(parts, 1)))
        return known + self.outer(self.drop(inner))

    def attend(self, queries, keys, values, items, roots, count):
        scores = torch.einsum("ird,jrd->rij", queries, keys) / KEY ** 0.5
        there = torch.zeros(count, 12, dtype=torch.bool)
        there[items, roots] = True
        near = (torch.arange(count)[:, None] - torch.arange(count)).abs() <= REACH
        scores = scores.masked_fill(~(there.T[:, None] & near), -1e9)
        return torch.einsum("rij,jrd->ird", scores.softmax(2), values)[items, roots]


class SequenceNet(nn.Module):
    def __init__(self, windows, scalars, qualities):
        super().__init__()
        self.windows, self.scalars, self.qualities = windows, scalars, qualities
        first, second = EMBEDDING
        self.embedding = nn.ModuleList([nn.Linear(windows * 12 + scalars, first), nn.Linear(first, second), nn.Linear(second, WIDTH)])
        self.blocks = nn.ModuleList([Block(attends) for attends in ATTENDS])
        self.norm = nn.LayerNorm(WIDTH)
        self.output = nn.Linear(WIDTH, qualities + 13)
        self.drop = nn.Dropout(DROP)

    def forward(self, x, z, items, roots):
        """x: items × windows × 12, z: items × scalars, and which roots are asked of which item -> chord logits
        (items, 12 × qualities + 1; -30 where not asked) and bass logits (items, 12, 12)."""
        count, q = len(x), self.qualities
        turned = x[items].gather(2, ABOVE[roots][:, None].expand(-1, self.windows, -1)).flatten(1)
        first, second, third = self.embedding
        known = third(torch.relu(second(self.drop(torch.relu(first(torch.cat([turned, z[items]], 1)))))))
        for block in self.blocks:
            known = block(known, items, roots, count)
        out = self.output(self.norm(known))
        chords = out.new_full((count, 12, q), -30.0).index_put((items, roots), out[:, :q]).flatten(1)
        basses = out.new_zeros(count, 12, 12).index_put((items, roots), out[:, q:q + 12])
        share = torch.zeros(count).index_add(0, items, torch.ones(len(items))).clamp(min=1)
        none = out.new_zeros(count).index_add(0, items, out[:, -1]) / share
        return torch.cat([chords, none[:, None]], 1), basses

    def save(self, path):
        layers = lambda b, *names: {name: layer(getattr(b, name)) for name in names}
        block = lambda b: {"norm": norm(b.norm), "steps": rounded(b.steps), **layers(b, "telling", "inner", "outer"),
                           "attention": layers(b, "query", "key", "value") if b.attends else None}
        embedding = {"windows": self.windows, "scalars": self.scalars, "hidden1": EMBEDDING[0], "hidden2": EMBEDDING[1], "outputs": WIDTH,
                     "matrices": [matrix(l.weight) for l in self.embedding], "biases": [rounded(l.bias) for l in self.embedding]}
        with open(path, "w") as file:
            json.dump({"embedding": embedding, "blocks": [block(b) for b in self.blocks], "norm": norm(self.norm), "output": layer(self.output)}, file)


def matrix(weight):
    """A weight (outputs × inputs) row by row of its inputs, each column with its own scale."""
    numbers = weight.detach().numpy().T
    scale = np.maximum(np.abs(numbers).max(0), 1e-8) / 127
    return {"bytes": base64.b64encode(np.round(numbers / scale).astype("i1").tobytes()).decode(), "scales": [float("%.6g" % s) for s in scale]}


def rounded(numbers):
    return [float("%.6g" % number) for number in numbers.detach().numpy().ravel()]


def layer(linear):
    return {**matrix(linear.weight), "bias": rounded(linear.bias)}


def norm(linear):
    return {"scale": rounded(linear.weight), "shift": rounded(linear.bias)}
