import * as z from 'zod/mini'
import { countCharacters } from './visible-text.ts'

/** Longest name, in characters as a person counts them (product §9). */
export const nameMaximum = 13
/** Longest free text we take, in UTF-16 units: roomy for an answer, well below the body limit. */
export const textMaximum = 10_000

/**
 * Longest name, in UTF-16 units: 13 of the longest emoji fit, while one visible character could carry
 * any number of combining marks.
 */
export const nameUnitsMaximum = 256

/** "10,000"; without the tables of a language, which a browser would read for it as a page opens. */
export const inThousands = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

const unreadable = 'Please remove the characters that cannot be saved.'

/** No NUL and no half of a surrogate pair: PostgreSQL refuses the one, UTF-8 the other. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * A letter, a digit or a sign that leaves a mark on the page: no text is made of marks without a letter, of fillers
 * and of what no font draws. Signs newer than the tables at hand count as what they will be.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Extended_Pictographic}]/u
/** Of an empty text and of one that cannot be stored another sentence tells. */
const isVisible = (text: string): boolean => text === '' || !isStorable(text) || visible.test(text)

/** No line break nor other control in a name, and nothing that turns around what stands behind it. */
const isOneLine = (name: string): boolean => !/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(name)

/** A trimmed name of 1-13 characters; `label` begins its sentences ("Username is required"). */
export const nameOf = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.refine(isVisible, `${label} is required`),
      z.refine(
        (name) =>
          name.length <= nameUnitsMaximum && countCharacters(name, nameMaximum + 1) <= nameMaximum,
        `${label} must be ${nameMaximum} characters or less`,
      ),
      z.refine((name) => isStorable(name) && isOneLine(name), unreadable),
    )
    .register(z.globalRegistry, {
      minLength: 1,
      description: `1 to ${nameMaximum} characters, as people count them.`,
    })

/** Trimmed text of 1 to 10,000 UTF-16 units; `required` is the sentence for an empty one. */
export const freeText = (required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.refine(isVisible, required),
      z.maxLength(textMaximum, `Please keep it under ${inThousands(textMaximum)} characters.`),
      z.refine(isStorable, unreadable),
    )

/** The id of a weekly session as clients make them (R4). A query string stuck to it is cut off (product §7). */
export const WeekId = z.pipe(
  z.pipe(
    z.string().register(z.globalRegistry, { pattern: String.raw`^[A-Za-z0-9_-]{1,80}(\?|$)` }),
    z.transform((id: string) => id.split('?')[0] ?? ''),
  ),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'That is not a session id.')),
)

/** The largest id a row can have, and none ever gets; PostgreSQL's integers end here. */
const lastId = 2 ** 31 - 1

/** A numeric id in a path. One too large for any row stands for a row that does not exist. */
export const RowId = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'That is not an id.')),
  z.transform((text: string) => Math.min(Number(text), lastId)),
)

/** A person's id in a query string: a real id or an alias (R1); whose it is, the server decides. */
export const UserIdText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,20}$/, 'That is not a user id.')),
  z.transform(Number),
)
