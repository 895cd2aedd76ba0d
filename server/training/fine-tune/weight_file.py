"""Writes weights as `server/meaning/ear/weight-file.ts` reads them."""

import json
import struct

import numpy as np

STEPS = 127


def write_weight_file(path, tables):
    """`tables`: names with arrays. Matrices become bytes, each column with a scale of its own; all else stays as it is."""
    listed, blobs = [], []
    for name, table in tables.items():
        table = np.asarray(table, dtype="<f4")
        if table.ndim == 2 and table.shape[0] > 1 and table.shape[1] > 1:
            scales = np.abs(table).max(axis=0) / STEPS
            steps = np.round(table / np.where(scales == 0, 1, scales)).astype("i1")
            listed.append({"name": name, "lines": table.shape[0], "columns": table.shape[1], "as": "bytes"})
            blobs += [scales.astype("<f4").tobytes(), steps.tobytes()]
        else:
            listed.append({"name": name, "lines": 1, "columns": table.size, "as": "floats"})
            blobs.append(table.reshape(-1).tobytes())
    head = json.dumps(listed, separators=(",", ":")).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(head)) + head + b"".join(blobs))
