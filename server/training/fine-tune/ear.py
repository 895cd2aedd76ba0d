"""
Learns the ear of `server/meaning/ear/tuned-ear.ts`: the encoder's second layer of attention, made one that listens for danger.
usage: ear.py LINES.json HELD.json OUT.bin SEED ROUNDS
Each line: {"pieces": [...], "places": [...], "isDanger": true, "weight": 1}
"""

import json
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from encoder import WIDTH, Encoder, together
from weight_file import write_weight_file

BATCH, UNITS, PLACES = 48, 64, 8192
PACE = {"layer": 3e-4, "units": 2e-3, "places": 4e-3}
VECTOR_SCALE = 3


class Ear(nn.Module):
    def __init__(self):
        super().__init__()
        encoder = Encoder()
        self.layer, self.last, self.last_bias = encoder.layers[1], encoder.last, encoder.last_bias
        self.places = nn.EmbeddingBag(PLACES, 1, mode="sum")
        nn.init.zeros_(self.places.weight)
        self.units, self.out = nn.Linear(3 * WIDTH, UNITS), nn.Linear(UNITS, 1)

    def forward(self, lower, seen, places, starts):
        if self.training:
            lower = F.dropout(lower, 0.05)
            kept = (torch.rand(seen.shape) > 0.1).float()
            kept[:, 0] = 1
            seen = seen * kept
        rows = self.layer(lower, lower, seen, drop=0.15)
        mean = (rows * seen[..., None]).sum(1) / seen.sum(1, keepdim=True).clamp(min=1)
        highest = rows.masked_fill(seen[..., None] == 0, -1e4).max(1)[0]
        vector = torch.tanh(mean @ self.last + self.last_bias) * VECTOR_SCALE
        read = [vector, F.layer_norm(highest, (WIDTH,)), F.layer_norm(mean, (WIDTH,))]
        lit = torch.relu(self.units(F.dropout(torch.cat(read, 1), 0.3, self.training)))
        return (self.out(F.dropout(lit, 0.3, self.training)) + self.places(places, starts)).squeeze(1)


def read_lower(lines):
    encoder = Encoder().eval()
    order = sorted(range(len(lines)), key=lambda at: len(lines[at]["pieces"]))
    with torch.no_grad():
        for start in range(0, len(order), 64):
            some = [lines[at] for at in order[start : start + 64]]
            rows = encoder.lower(*together([line["pieces"] for line in some])).half()
            for line, of_line in zip(some, rows):
                line["lower"] = of_line[: len(line["pieces"])].clone()


def batches(lines, mixed):
    order = list(range(len(lines)))
    length = lambda at: len(lines[at]["pieces"])
    if mixed:
        random.shuffle(order)
        order = [at for s in range(0, len(order), BATCH * 30) for at in sorted(order[s : s + BATCH * 30], key=length)]
    else:
        order.sort(key=length)
    some = [order[start : start + BATCH] for start in range(0, len(order), BATCH)]
    if mixed:
        random.shuffle(some)
    return some


def read(lines, some, is_learning):
    _, seen = together([lines[at]["pieces"] for at in some])
    lower, places, starts = torch.zeros(*seen.shape, WIDTH), [], []
    for row, at in enumerate(some):
        lower[row, : len(lines[at]["pieces"])] = lines[at]["lower"].float()
        starts.append(len(places))
        places += [place for place in lines[at]["places"] if not is_learning or random.random() > 0.3]
    return lower, seen, torch.tensor(places, dtype=torch.long), torch.tensor(starts, dtype=torch.long)


def report(ear, held):
    ear.eval()
    likely = torch.zeros(len(held))
    with torch.no_grad():
        for some in batches(held, False):
            likely[some] = torch.sigmoid(ear(*read(held, some, False)))
    ear.train()
    danger = torch.tensor([line["isDanger"] for line in held])
    for least in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
        heard = likely >= least
        found = (heard & danger).sum().item() / max(1, danger.sum().item())
        right = (heard & danger).sum().item() / max(1, heard.sum().item())
        print(f"  held out from {least}: found {found:.3f}, right {right:.3f}", flush=True)


def main(lines_file, held_file, out_file, seed, rounds):
    torch.manual_seed(int(seed))
    random.seed(int(seed))
    lines, held = (
        [line for line in json.load(open(file)) if line["pieces"]] for file in (lines_file, held_file)
    )
    read_lower(lines + held)
    ear = Ear()
    groups = [
        {"params": [*ear.layer.parameters(), ear.last, ear.last_bias], "weight_decay": 0.02, "pace": PACE["layer"]},
        {"params": [*ear.units.parameters(), *ear.out.parameters()], "weight_decay": 0.02, "pace": PACE["units"]},
        {"params": ear.places.parameters(), "weight_decay": 0.1, "pace": PACE["places"]},
    ]
    mover = torch.optim.AdamW(groups, lr=PACE["layer"])
    step, steps = 0, int(rounds) * -(-len(lines) // BATCH)
    for turn in range(int(rounds)):
        for some in batches(lines, True):
            for group in mover.param_groups:
                group["lr"] = group["pace"] * (1 - step / steps) * min(1, step / 100)
            truth = torch.tensor([float(lines[at]["isDanger"]) for at in some])
            weight = torch.tensor([float(lines[at]["weight"]) for at in some])
            sums = ear(*read(lines, some, True))
            loss = (F.binary_cross_entropy_with_logits(sums, truth, reduction="none") * weight).mean()
            mover.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(ear.parameters(), 1.0)
            mover.step()
            step += 1
        print(f"tuned ear, round {turn + 1} of {rounds}, {len(lines)} lines", flush=True)
        report(ear, held)
    spoken = lambda name: name.replace("_", " ")
    tables = {spoken(name): table for name, table in ear.layer.named_parameters()}
    tables |= {"last": ear.last, "last bias": ear.last_bias}
    tables |= {"units": ear.units.weight.T, "units bias": ear.units.bias}
    tables |= {"out": ear.out.weight.view(-1), "out bias": ear.out.bias, "places": ear.places.weight.view(-1)}
    write_weight_file(out_file, {name: table.detach().numpy() for name, table in tables.items()})


main(*sys.argv[1:])
