import { readApiDocument, readApiPage } from '#contract/api-document.ts'
import type { Serve } from '#server/http/serve.ts'
import { apiDocument } from './api-document.ts'
import { apiPage } from './api-page.ts'

type Parts = { publicUrl: string; cookieName: string }

/** Each is made once, when somebody first asks for it: by then every call is bound. */
export function bindApiDocument(serve: Serve, parts: Parts): void {
  const once = <Made>(make: () => Made) => {
    let made: Made | undefined
    return () => {
      made ??= make()
      return made
    }
  }
  const document = once(() => apiDocument({ ...parts, bound: serve.bound }))
  serve.everyone(
    readApiDocument,
    once(() => JSON.stringify(document())),
  )
  serve.everyone(
    readApiPage,
    once(() => apiPage(document())),
  )
}
