import type { GuideRequest, SummaryRequest } from '#contract/catchup.ts'
import type { Participant } from '#contract/participants.ts'
import type { Guide, InsightInput, SummaryInput } from '#server/drivers/guide/guide.ts'
import type { Couple } from '#server/http/login.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { CatchupParts, Catchups } from './catchup.ts'

type Kind = 'insight' | 'suggestion' | 'summary'
type Written = { text: string; source: Guide['source'] }
type Place = { weekId: string; kind: Kind; aboutId: number }

type Parts = CatchupParts & {
  catchups: Catchups
  vault: Vault
  /** The configured guide, and the one that needs nothing and never fails. */
  guide: Guide
  builtInGuide: Guide
}

const placeOf = ({ kind, aboutId }: Place) => `${kind} about ${aboutId}`

export type GuideTexts = ReturnType<typeof createGuideTexts>

/**
 * The guide's words. For an open session they are written once from the stored answers and kept, so
 * that both devices read the same; free text is answered by the built-in guide alone (R13).
 */
export function createGuideTexts(parts: Parts) {
  const { database, couples, catchups, vault, guide, builtInGuide } = parts

  const read = async (couple: Couple, place: Place): Promise<Written | undefined> => {
    const row = await database
      .selectFrom('guide_texts')
      .select(['text', 'source'])
      .where('coupleId', '=', couple.coupleId)
      .where('weekId', '=', place.weekId)
      .where('kind', '=', place.kind)
      .where('aboutId', '=', place.aboutId)
      .executeTakeFirst()
    const seal = vault.couple(couple.coupleId, couple.wrappedKey)
    return row && { text: seal.open(row.text, placeOf(place)), source: row.source }
  }

  /** Keeps the text unless the session was thrown away while it was written. */
  const keep = (couple: Couple, place: Place, written: Written): Promise<void> =>
    couples.takeTurn(couple.coupleId, async ({ transaction }) => {
      const about = await transaction
        .selectFrom(place.kind === 'summary' ? 'catchups' : 'questions')
        .select('id')
        .where('id', '=', place.aboutId)
        .where('coupleId', '=', couple.coupleId)
        .executeTakeFirst()
      if (!about) return
      const seal = vault.couple(couple.coupleId, couple.wrappedKey)
      await transaction
        .insertInto('guide_texts')
        .values({
          ...place,
          coupleId: couple.coupleId,
          text: seal.seal(written.text, placeOf(place)),
          source: written.source,
        })
        .onConflict((conflict) =>
          conflict.columns(['coupleId', 'weekId', 'kind', 'aboutId']).doNothing(),
        )
        .execute()
    })

  const writeOnce = async (
    couple: Couple,
    place: Place,
    write: (by: Guide) => Promise<string>,
  ): Promise<Written> => {
    const known = await read(couple, place)
    if (known) return known
    const written = await write(guide).then(
      (text) => ({ text, source: guide.source }),
      async () => ({ text: await write(builtInGuide), source: builtInGuide.source }),
    )
    await keep(couple, place, written)
    return (await read(couple, place)) ?? written
  }

  /** What the guide may know of an open session; null while it is sealed or unknown. */
  const openSession = async (couple: Couple, weekId: string | undefined) => {
    if (weekId === undefined) return null
    const items = await catchups.responses(couple, weekId, 'primary')
    const first = items[0]
    if (!first) return null
    return { weekId, items, seed: `${couple.coupleId} ${first.question.id}` }
  }

  const storedItem = async (
    couple: Couple,
    { weekId, questionId }: GuideRequest,
  ): Promise<{ weekId: string; questionId: number; input: InsightInput } | null> => {
    const session = await openSession(couple, weekId)
    const position = session?.items.findIndex(({ question }) => question.id === questionId) ?? -1
    const item = session?.items[position]
    if (!session || !item) return null
    const names = await couples.names(couple)
    return {
      weekId: session.weekId,
      questionId: item.question.id,
      input: {
        question: item.question.content,
        category: item.question.category,
        people: [
          { name: names.primary, answer: item.userResponse },
          { name: names.partner, answer: item.partnerResponse },
        ],
        seed: session.seed,
        position,
      },
    }
  }

  const givenItem = (couple: Couple, request: GuideRequest): InsightInput => ({
    question: request.question,
    category: '',
    people: [
      { name: request.userName, answer: request.userResponse ?? null },
      { name: request.partnerName, answer: request.partnerResponse ?? null },
    ],
    seed: couple.coupleId,
    position: 0,
  })

  const aboutQuestion =
    (kind: 'insight' | 'suggestion') =>
    async (couple: Couple, request: GuideRequest): Promise<Written> => {
      const stored = await storedItem(couple, request)
      if (!stored) {
        const text = await builtInGuide[kind](givenItem(couple, request))
        return { text, source: builtInGuide.source }
      }
      const { weekId, questionId, input } = stored
      return writeOnce(couple, { weekId, kind, aboutId: questionId }, (by) => by[kind](input))
    }

  return {
    insight: aboutQuestion('insight'),
    suggestion: aboutQuestion('suggestion'),

    async summary(couple: Couple, request: SummaryRequest): Promise<Written> {
      const session = await openSession(couple, request.weekId)
      const focus = await couples.focus(couple)
      if (!session) {
        const people = [{ name: request.userName }, { name: request.partnerName }] as const
        const input: SummaryInput = { people, items: [], focus, seed: couple.coupleId }
        return { text: await builtInGuide.summary(input), source: builtInGuide.source }
      }
      const names = await couples.names(couple)
      const input: SummaryInput = {
        people: [{ name: names.primary }, { name: names.partner }],
        items: session.items.map(({ question, userResponse, partnerResponse }) => ({
          question: question.content,
          category: question.category,
          answers: [userResponse, partnerResponse],
        })),
        focus,
        seed: session.seed,
      }
      const { id } = await catchups.start(couple, session.weekId, 'primary' satisfies Participant)
      return writeOnce(couple, { weekId: session.weekId, kind: 'summary', aboutId: id }, (by) =>
        by.summary(input),
      )
    },
  }
}
