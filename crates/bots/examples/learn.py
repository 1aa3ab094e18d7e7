#!/usr/bin/env python3
"""Makes a network of what `nets games` wrote: learn.py CARDS OLD NEW SECONDS FILE...

CARDS is the list that `nets cards` prints, OLD a network to start from, or - for none, and NEW the file to write. Needs
PyTorch; a GPU makes it quick. The shape is that of crates/bots/src/net.rs.
"""
import sys
import time

import numpy as np
import torch

FIRST, SECOND, ON = 48, 16, 63
cards, old, new, seconds, files = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]), sys.argv[5:]
names = open(cards).read().split()
inputs = 6 * (2 * 13 + 20 + 16 + 6 + 1) + 5 + 6 + 3 * len(names)
where = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)

rows = torch.nn.Embedding(inputs + 1, FIRST, padding_idx=inputs)
torch.nn.init.normal_(rows.weight, std=0.08)
start, second, last = torch.nn.Parameter(torch.zeros(FIRST)), torch.nn.Linear(FIRST, SECOND), torch.nn.Linear(SECOND, 1)
with torch.no_grad():
    rows.weight[inputs] = 0
    if old != "-":
        whole = open(old, "rb").read()
        at = whole.index(0) + 1
        def take(many, width):
            """Rows: how often the numbers are to be halved, and the numbers, a signed byte each."""
            global at
            found = np.frombuffer(whole, "i1", many * (width + 1), at).reshape(many, width + 1).astype(np.float32)
            at += many * (width + 1)
            return torch.from_numpy(found[:, 1:] / 2 ** found[:, :1])
        rows.weight[:inputs] = take(inputs, FIRST)
        start.copy_(take(1, FIRST)[0])
        second.weight.copy_(take(FIRST, SECOND).T)
        second.bias.copy_(take(1, SECOND)[0])
        last.weight.copy_(take(1, SECOND))
        last.bias.copy_(take(1, 1)[0])
rows, second, last = rows.to(where), second.to(where), last.to(where)
start = torch.nn.Parameter(start.detach().to(where))
params = [rows.weight, start, *second.parameters(), *last.parameters()]

def read(path):
    return torch.from_numpy(np.fromfile(path, "<u2").reshape(-1, ON + 1).view(np.int16)).to(where)

parts = [read(path) for path in files]
# The last games of each file are not learned from: they tell how well the rest was learned.
tests = torch.cat([part[-(len(part) // 20):] for part in parts])
data = torch.cat([part[:-(len(part) // 20)] for part in parts])
del parts
print(len(data), "tables,", inputs, "inputs, on", where, flush=True)

def unpack(batch):
    batch = batch.to(torch.int32)
    return batch[:, :ON], (batch[:, ON] & 0xFFFF).float() / 65535

def surprise(batch):
    on, won = unpack(batch)
    first = torch.relu(torch.nn.functional.embedding_bag(on, rows.weight, mode="sum", padding_idx=inputs) + start)
    out = last(torch.relu(second(first)))[:, 0]
    return torch.nn.functional.binary_cross_entropy_with_logits(out, won)

def test():
    with torch.no_grad():
        pieces = tests.split(1 << 18)
        return sum(surprise(piece).item() * len(piece) for piece in pieces) / len(tests)

pace, size = 0.002 if old == "-" else 0.001, 8192
adam = torch.optim.Adam(params, lr=pace)
begun, steps = time.time(), 0
while (gone := time.time() - begun) < seconds:
    for group in adam.param_groups:
        group["lr"] = pace * (0.02 + 0.98 * (1 - gone / seconds))
    for _ in range(50):
        loss = surprise(data[torch.randint(len(data), (size,), device=where)])
        adam.zero_grad(set_to_none=True)
        (loss + 1e-6 * rows.weight.square().sum() / FIRST).backward()
        adam.step()
        steps += 1
    if steps % 2000 == 0:
        print(f"{steps} steps, {steps * size / len(data):.1f} rounds, {gone:.0f} s, surprise {loss.item():.4f}, test {test():.4f}", flush=True)
print(f"{steps} steps, test {test():.5f}", flush=True)

def packed(matrix):
    matrix = matrix.detach().float().cpu().numpy().reshape(-1, matrix.shape[-1])
    halved = np.clip(np.floor(np.log2(127 / np.maximum(np.abs(matrix).max(1, keepdims=True), 1e-9))), 0, 12)
    return np.hstack([halved, np.clip(np.round(matrix * 2**halved), -127, 127)]).astype("i1").tobytes()

everything = [rows.weight[:inputs], start, second.weight.T, second.bias, last.weight, last.bias]
open(new, "wb").write("\n".join(names).encode() + b"\0" + b"".join(map(packed, everything)))
