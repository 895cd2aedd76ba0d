import type { TestProject } from 'vitest/node'
import { beginProduct, warm } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    warmProductUrl: string
  }
}

/**
 * Starts one product for all journeys that listen to the guide and look at nothing but its pages: what reads texts takes
 * several seconds of a core to get ready. It does so while the first of them begin.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await beginProduct('sqlite', warm)
  project.provide('warmProductUrl', url)
  return stop
}
