import { seededRandom } from '#server/seeded-random.ts'

/** As small as a model may be: it loads, counts and writes, and means nothing. */
const size = { wide: 32, heads: 2, layers: 1, hidden: 64, context: 32_768 }

/** The kinds of values in a GGUF file. */
const kind = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
const floats = (values: readonly number[]): Buffer => Buffer.from(Float32Array.from(values).buffer)
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([uint64(bytes.length), bytes])
}

type Value = readonly [kind: number, bytes: Buffer]
const asNumber = (value: number): Value => [kind.uint32, uint32(value)]
const asFloat = (value: number): Value => [kind.float32, floats([value])]
const asText = (value: string): Value => [kind.string, text(value)]
const asArray = (of: number, values: readonly Buffer[]): Value => [
  kind.array,
  Buffer.concat([uint32(of), uint64(values.length), ...values]),
]

/** What the pieces of a vocabulary are for. */
const use = { normal: 1, unknown: 2, control: 3, byte: 6 } as const
type Piece = { text: string; score: number; use: number }

const mostWords = 250

/** The words that take most of a text, each with all its beginnings, so that it can be put together. */
function wordPieces(text: string): string[] {
  const room = new Map<string, number>()
  for (const [word] of text.matchAll(/[a-z]+/gi)) {
    room.set(word, (room.get(word) ?? 0) + word.length)
  }
  const words = [...room]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([word]) => `▁${word}`)
  return words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)))
}

/** Three marks, every byte, the printable signs, and the words of a text. */
function vocabulary(text: string): Piece[] {
  const marks = [
    { text: '<unk>', use: use.unknown },
    { text: '<s>', use: use.control },
    { text: '</s>', use: use.control },
  ]
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    use: use.byte,
  }))
  const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  const pieces = new Set(['▁', ...signs, ...wordPieces(text)])
  return [
    ...[...marks, ...bytes].map((piece) => ({ ...piece, score: 0 })),
    ...[...pieces].map((piece) => ({ text: piece, score: piece.length, use: use.normal })),
  ]
}

/** Every tensor of a model of the kind of Llama, with its shape. */
function tensors(words: number): (readonly [name: string, shape: readonly number[]])[] {
  const { wide, hidden, layers } = size
  const square = [wide, wide]
  const layer = (at: number) =>
    (
      [
        ['attn_norm', [wide]],
        ['attn_q', square],
        ['attn_k', square],
        ['attn_v', square],
        ['attn_output', square],
        ['ffn_norm', [wide]],
        ['ffn_gate', [wide, hidden]],
        ['ffn_up', [wide, hidden]],
        ['ffn_down', [hidden, wide]],
      ] as const
    ).map(([name, shape]) => [`blk.${at}.${name}.weight`, shape] as const)
  return [
    ['token_embd.weight', [wide, words]],
    ['output_norm.weight', [wide]],
    ['output.weight', [wide, words]],
    ...Array.from({ length: layers }, (_, at) => layer(at)).flat(),
  ]
}

const alignment = 32
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)])

/**
 * A language model in the GGUF format with weights that are drawn at random, and the words of a text for
 * its vocabulary: a file of some 300 kB.
 */
export function tinyModel(about: string): Buffer {
  const draw = seededRandom('tiny model')
  const pieces = vocabulary(about)
  const values: Record<string, Value> = {
    'general.architecture': asText('llama'),
    'general.name': asText('A tiny model that means nothing'),
    'llama.context_length': asNumber(size.context),
    'llama.embedding_length': asNumber(size.wide),
    'llama.block_count': asNumber(size.layers),
    'llama.feed_forward_length': asNumber(size.hidden),
    'llama.attention.head_count': asNumber(size.heads),
    'llama.attention.head_count_kv': asNumber(size.heads),
    'llama.attention.layer_norm_rms_epsilon': asFloat(1e-5),
    'llama.rope.dimension_count': asNumber(size.wide / size.heads),
    'tokenizer.ggml.model': asText('llama'),
    'tokenizer.ggml.tokens': asArray(
      kind.string,
      pieces.map((piece) => text(piece.text)),
    ),
    'tokenizer.ggml.scores': asArray(
      kind.float32,
      pieces.map((piece) => floats([piece.score])),
    ),
    'tokenizer.ggml.token_type': asArray(
      kind.int32,
      pieces.map((piece) => uint32(piece.use)),
    ),
    'tokenizer.ggml.unknown_token_id': asNumber(0),
    'tokenizer.ggml.bos_token_id': asNumber(1),
    'tokenizer.ggml.eos_token_id': asNumber(2),
  }
  let offset = 0
  const drawn = tensors(pieces.length).map(([name, shape]) => {
    const count = shape.reduce((product, side) => product * side, 1)
    const isNorm = name.includes('norm')
    const weights = Array.from({ length: count }, () => (isNorm ? 1 : draw() - 0.5))
    const data = padded(floats(weights))
    const head = Buffer.concat([
      ...[text(name), uint32(shape.length), ...shape.map(uint64)],
      ...[uint32(0), uint64(offset)],
    ])
    offset += data.length
    return { head, data }
  })
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), uint32(3), uint64(drawn.length)],
    uint64(Object.keys(values).length),
    ...Object.entries(values).flatMap(([key, [of, bytes]]) => [text(key), uint32(of), bytes]),
    ...drawn.map((tensor) => tensor.head),
  ])
  return Buffer.concat([padded(head), ...drawn.map((tensor) => tensor.data)])
}
