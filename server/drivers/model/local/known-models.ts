/** A small open model that is worth a try. */
export type KnownModel = {
  name: string
  /** In a few words, what to expect of it. */
  fits: string
  licence: string
  file: string
  /** Always the same bytes: the address names a version. */
  from: string
  bytes: number
  sha256: string
  /** What it takes of the memory while it writes, in GB. */
  memory: number
}

const at = (repository: string, version: string, file: string) =>
  `https://huggingface.co/${repository}/resolve/${version}/${file}`

/** The smallest first. Each follows instructions, and may be used by anybody for anything. */
export const knownModels: readonly KnownModel[] = [
  {
    name: 'qwen2.5-1.5b',
    fits: 'the fastest, for two cores; the plainest',
    licence: 'Apache-2.0',
    file: 'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    from: at(
      'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
      '91cad51170dc346986eccefdc2dd33a9da36ead9',
      'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    ),
    bytes: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    memory: 2,
  },
  {
    name: 'granite-3.3-2b',
    fits: 'in between, for four cores',
    licence: 'Apache-2.0',
    file: 'granite-3.3-2b-instruct-Q4_K_M.gguf',
    from: at(
      'ibm-granite/granite-3.3-2b-instruct-GGUF',
      '7cdf86ccd1f1bb3491c9b7017b033f2e51367397',
      'granite-3.3-2b-instruct-Q4_K_M.gguf',
    ),
    bytes: 1_545_303_328,
    sha256: 'ac71e9e32c0bea919b409c5918f69ca74339854b0319c5065e4e9fb6d95c4852',
    memory: 3,
  },
  {
    name: 'phi-4-mini',
    fits: 'larger, for eight cores',
    licence: 'MIT',
    file: 'Phi-4-mini-instruct-Q4_K_M.gguf',
    from: at(
      'unsloth/Phi-4-mini-instruct-GGUF',
      '78eb92a46fc37e6b524df991ed9aca9bc6aa7b80',
      'Phi-4-mini-instruct-Q4_K_M.gguf',
    ),
    bytes: 2_491_874_272,
    sha256: '88c00229914083cd112853aab84ed51b87bdf6b9ce42f532d8c85c7c63b1730a',
    memory: 4,
  },
  {
    name: 'qwen3-4b',
    fits: 'larger, for eight cores',
    licence: 'Apache-2.0',
    file: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    from: at(
      'unsloth/Qwen3-4B-Instruct-2507-GGUF',
      'a06e946bb6b655725eafa393f4a9745d460374c9',
      'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    ),
    bytes: 2_497_281_120,
    sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
    memory: 5,
  },
]
