import { accountSentences } from '#contract/accounts.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { type invitePartner, type joinCouple, joiningSentences } from '#contract/joining.ts'
import { pagePaths } from '#contract/pages.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'
import { changeEmail, ownerOf, unlessTaken } from '#server/features/accounts/emails.ts'
import { writeNames } from '#server/features/accounts/names.ts'
import { hashOf, newToken } from '#server/features/accounts/secret-token.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/http/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { addressChangedMail, inviteMail } from './invite-mail.ts'

const day = 86_400_000
const inviteDays = 14

type Parts = { database: Database; couples: Couples; publicUrl: string; now: () => Date }

export type Joining = ReturnType<typeof createJoining>

/** How the partner comes to a couple (R8): by a link that works once, for 14 days. */
export function createJoining({ database, couples, publicUrl, now }: Parts) {
  const over = () => new Refusal(400, joiningSentences.inviteOver)

  return {
    /**
     * Makes the link for the partner's place; the one before stops working. An e-mail becomes the
     * partner's (409 when it is somebody else's) and gives a mail to send, and one for the e-mail
     * they had before; a name becomes theirs.
     */
    async invite(
      login: Login,
      given: BodyOf<typeof invitePartner>,
    ): Promise<{ invite: ReplyOf<typeof invitePartner>; mails: Mail[] }> {
      const { coupleId, ids } = login.couple
      const email = given.partnerEmail || null
      const owner = email === null ? undefined : await ownerOf(database, email)
      if (owner?.id === ids.primary) {
        const message = accountSentences.sameEmailTwice
        throw new Refusal(400, message, [{ path: 'partnerEmail', message }])
      }
      const token = newToken()
      const inviteUrl = publicUrl + pagePaths.join.replace(':token', token)
      const expiresAt = new Date(now().getTime() + inviteDays * day).toISOString()
      const field = 'partnerEmail' as const
      const wanted = email === null ? [] : [{ email, field, userId: ids.partner }]
      const { names, former } = await unlessTaken(database, wanted, () =>
        couples.takeTurn(coupleId, async ({ transaction }) => {
          const known = await couples.names(login.couple, transaction)
          const renamed = { ...known, partner: given.partnerName ?? known.partner }
          const partner = await transaction
            .selectFrom('users')
            .select('email')
            .where('id', '=', ids.partner)
            .executeTakeFirstOrThrow()
          await writeNames(transaction, ids, renamed)
          if (email !== null) await changeEmail(transaction, ids.partner, email)
          await transaction
            .updateTable('users')
            .set({ inviteToken: hashOf(token), inviteExpiresAt: expiresAt })
            .where('id', '=', ids.partner)
            .execute()
          return { names: renamed, former: partner.email }
        }),
      )
      const mails: Mail[] = []
      if (email !== null) {
        const about = { coupleId, from: names.primary, partner: names.partner }
        mails.push(inviteMail({ ...about, to: email, url: inviteUrl }))
        if (former !== null && former !== email) {
          const url = publicUrl + pagePaths.auth
          mails.push(addressChangedMail({ ...about, to: former, url }))
        }
      }
      return { invite: { inviteToken: token, inviteUrl, expiresAt }, mails }
    },

    /** Names the partner and confirms the couple; 400 for a token that is wrong, used or over. */
    async join({ inviteToken, username }: BodyOf<typeof joinCouple>) {
      const token = hashOf(inviteToken)
      const at = now().toISOString()
      const invited = await database
        .selectFrom('users')
        .select('coupleId')
        .where('inviteToken', '=', token)
        .executeTakeFirst()
      if (!invited) throw over()
      await couples.takeTurn(invited.coupleId, async ({ transaction }) => {
        const partner = await transaction
          .updateTable('users')
          .set({ inviteToken: null, inviteExpiresAt: null })
          .where('inviteToken', '=', token)
          .where('inviteExpiresAt', '>', at)
          .returning(['id', 'partnerId'])
          .executeTakeFirst()
        if (!partner || partner.partnerId === null) throw over()
        const ids = { primary: partner.partnerId, partner: partner.id }
        const { primary } = await couples.names({ ids, coupleId: invited.coupleId }, transaction)
        await writeNames(transaction, ids, { primary, partner: username })
        await couples.confirm(transaction, invited.coupleId, at)
      })
      return { user: { username } }
    },
  }
}
