import { readAbout, saveAbout } from '#contract/couple-about.ts'
import type { Serve } from '#server/http/serve.ts'
import type { CoupleAbouts } from './couple-about.ts'

export function bindCouples(serve: Serve, abouts: CoupleAbouts): void {
  serve.signedIn(readAbout, ({ login }) => abouts.read(login.couple))
  serve.signedIn(saveAbout, ({ login, body }) => abouts.change(login.couple, body))
}
