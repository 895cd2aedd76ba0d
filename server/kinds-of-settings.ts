import { isIP } from 'node:net'
import * as z from 'zod/mini'

const randomText = 'has to be at least 32 characters of random text'
/** A key somebody chose: random text of some length. */
export const SecretKey = z.optional(
  z.string().check(
    z.minLength(32, randomText),
    z.refine((text) => text.trim().length >= 32, randomText),
  ),
)

/** A whole number written in digits, between those two. */
export const whole = (least: number, most: number, sentence: string) =>
  z.pipe(
    z.string(sentence).check(
      z.regex(/^\d{1,9}$/, sentence),
      z.refine((text) => Number(text) >= least && Number(text) <= most, sentence),
    ),
    z.transform(Number),
  )
export const Port = whole(0, 65_535, 'has to be a port: a number from 0 to 65535')

/** An address whose user and password, if any, are written so that they can be read, and which names a host. */
export const address = (protocol: RegExp, sentence: string) =>
  z
    .url({ protocol, error: sentence })
    .check(z.refine((text) => URL.canParse(text) && new URL(text).hostname !== '', sentence))
const signsInAddresses =
  'In the user and the password, signs such as @ : / # % are written as %40 %3A %2F %23 %25'
export const databaseAddress = `has to be such as postgres://user:password@host:5432/name. ${signsInAddresses}`
export const mailAddress = `has to be such as smtps://user:password@host:465, or smtp:// with port 587. ${signsInAddresses}`
const publicAddress =
  'has to be such as https://duologue.example.org: http or https, a name, and nothing after it'

/** Where people find the server: an origin, and no page below it. */
export const PublicUrl = address(/^https?$/, publicAddress).check(
  z.refine((text) => {
    const { origin, href } = URL.parse(text) ?? {}
    return href === undefined || href === `${origin}/`
  }, publicAddress),
)

/** What may stand in a list of proxies besides addresses and networks. */
const proxyWords = ['loopback', 'linklocal', 'uniquelocal']
/** Whether its bits are ones and then noughts, and not all noughts. */
const isNetmask = (mask: string): boolean =>
  /^1+0*$/.test(
    mask
      .split('.')
      .map((byte) => Number(byte).toString(2).padStart(8, '0'))
      .join(''),
  )
/** Whether it is an address, a network or a word for some of them. */
export const isProxy = (proxy: string): boolean => {
  if (proxyWords.includes(proxy)) return true
  const [ip = '', length, ...more] = proxy.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  if (bits < 0 || more.length > 0) return false
  if (length === undefined) return true
  // One of length 0 is every address: then whoever calls could say where from.
  if (/^\d{1,3}$/.test(length)) return Number(length) > 0 && Number(length) <= bits
  return isIP(ip) === 4 && isIP(length) === 4 && isNetmask(length)
}
export const proxiesOf = (text: string): string[] =>
  text.split(',').flatMap((one) => one.trim() || [])

/** One of these words; the sentence lists them. */
export const oneOf = <const Words extends readonly [string, string, ...string[]]>(words: Words) =>
  z.enum(words, `has to be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)
