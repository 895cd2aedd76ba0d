import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As much of it as is used here; Node has it, and the types of Node do not. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (code: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
}

const page = 65_536

/** What a file of code beside this one exports, and the memory of at least so many bytes that it works in. */
export function wasmOver(
  file: string,
  bytes: number,
): { exports: Record<string, unknown>; memory: ArrayBuffer } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) })
  const module = new WebAssembly.Module(readFileSync(join(import.meta.dirname, file)))
  const { exports } = new WebAssembly.Instance(module, { meaning: { memory } })
  return { exports, memory: memory.buffer }
}
