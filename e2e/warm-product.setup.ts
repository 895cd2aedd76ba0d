import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { listenHere } from '#server/testing/listen-here.ts'
import { beginProduct, warm } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    warmProduct: {
      url: string
      dataDir: string
      /** Answers with all that the product printed so far. */
      outputUrl: string
    }
  }
}

/**
 * Starts one product for all journeys that listen to the guide: what reads texts takes several seconds of a core to get
 * ready. It does so while the first of them begin.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, output, stop } = await beginProduct('sqlite', warm)
  const teller = createServer((_request, response) => void response.end(output()))
  const port = await listenHere(teller)
  project.provide('warmProduct', { url, dataDir, outputUrl: `http://127.0.0.1:${port}` })
  return async () => {
    teller.close()
    await stop()
  }
}
