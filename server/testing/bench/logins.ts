import { testPassword } from '#server/testing/couple.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { openLoad, type Request, requestOf } from './load.ts'
import { withProcess } from './measured-process.ts'
import { median } from './times.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'P4'
const most = 1.25
const couples = 8
const perBlock = 12

/** Logins of some people over and over, each from an address of its own, as limits count them. */
export async function loginsOf(server: BenchServer): Promise<() => Request> {
  const emails: string[] = []
  for (let count = 0; count < couples; count += 1) emails.push((await server.registered()).email)
  let count = 0
  return () => {
    count += 1
    const body = { email: emails[count % couples], password: testPassword }
    const from = [10, count >> 16, count >> 8, count].map((part) => part & 255).join('.')
    return requestOf('POST', '/api/login', { cookie: '', body, from })
  }
}

/** How long a login takes, one after the other, by how long Argon2id alone takes over that password there. */
export function loginFigures(rounds: number): Promise<Figure[]> {
  return withServer({ hears: true, isWarm: true, isLimited: true, signsIn: true }, (server) =>
    withProcess('bare-hash.ts', { password: testPassword }, async ({ url }) => {
      const login = await loginsOf(server)
      const load = openLoad(server.url, 1)
      const alone = async () => {
        const times: number[] = []
        for (let count = 0; count < perBlock; count += 1) {
          times.push(Number(await (await fetch(url)).text()))
        }
        return median(times)
      }
      const taken = await inTurns(rounds, {
        ours: async () => median(await load.send(Array.from({ length: perBlock }, login))),
        bare: alone,
        same: alone,
      })
      load.close()
      const each = (['ours', 'bare'] as const).map((name) => medianOf(taken, name).toFixed(1))
      return [
        plainFigure([set, 'a login / Argon2id alone, p50'], `${each.join(' / ')} ms`),
        ratioOfRounds([set, 'the one by the other'], taken, ['ours', 'bare'], { most }),
        controlOfRounds([set, 'Argon2id by itself'], taken, ['same', 'bare']),
      ]
    }),
  )
}
