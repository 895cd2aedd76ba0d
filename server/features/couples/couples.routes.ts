import { readAbout, saveAbout } from '#contract/couple-about.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Couples } from './couples.ts'

export function bindCouples(serve: Serve, { about }: Couples): void {
  serve.signedIn(readAbout, ({ login }) => about.read(login.couple))
  serve.signedIn(saveAbout, ({ login, body }) => about.change(login.couple, body))
}
