import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { invitePartner, joinCouple, readInvitation } from '#contract/joining.ts'
import { pagePaths } from '#contract/pages.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'
import {
  type AddressChange,
  changeAddress,
} from '#server/features/accounts/addresses/address-change.ts'
import { replacedMail } from '#server/features/accounts/addresses/address-mails.ts'
import {
  dropClaim,
  noteUse,
  ownerOf,
  unlessTaken,
} from '#server/features/accounts/addresses/address-owner.ts'
import type { AddressLinks } from '#server/features/accounts/addresses/addresses.ts'
import type { AccountNotices } from '#server/features/accounts/notices.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'
import { addressChangedMail, inviteMail } from './invite-mail.ts'

const day = 86_400_000
const inviteDays = 14

type Parts = {
  database: Database
  couples: Couples
  people: People
  notices: AccountNotices
  addressLinks: AddressLinks
  publicUrl: string
  now: () => Date
}

type Names = Record<'primary' | 'partner', string>

export type Joining = ReturnType<typeof createJoining>

const sameEmailTwice = (path: string) => {
  return new Refusal('same-email-twice', { at: path })
}

/** How the partner comes to a couple (R8): by a link that works once, for 14 days. */
export function createJoining(parts: Parts) {
  const { database, couples, people, notices, addressLinks, publicUrl, now } = parts
  const over = () => new Refusal('invitation-over')

  const announce = async (coupleId: string, names: Names, change: AddressChange) => {
    const { former, email } = change
    const url = publicUrl + pagePaths.auth
    const about = { coupleId, from: names.primary, partner: names.partner, url }
    await addressLinks.announce(change, {
      ...{ coupleId, name: names.partner, known: email },
      ...(former !== null && { toReplaced: addressChangedMail({ ...about, to: former }) }),
    })
  }

  return {
    /**
     * Makes the link for the partner's place; the one before stops working. An e-mail becomes the
     * partner's and gives a mail to send: 409 when it is somebody else's, or when the partner has used
     * another one and it is not they who ask (R16). A name becomes theirs.
     */
    async invite(
      login: Login,
      given: BodyOf<typeof invitePartner>,
    ): Promise<{ invite: ReplyOf<typeof invitePartner>; mail: Mail | undefined }> {
      const { coupleId, ids } = login.couple
      const email = given.partnerEmail || null
      const owner = email === null ? undefined : await ownerOf(database, email)
      if (owner?.id === ids.primary) throw sameEmailTwice('partnerEmail')
      const token = newToken()
      const inviteUrl = publicUrl + pagePaths.join.replace(':token', token)
      const expiresAt = new Date(now().getTime() + inviteDays * day).toISOString()
      const field = 'partnerEmail' as const
      const wanted = email === null ? [] : [{ email, field, userId: ids.partner }]
      const { names, change } = await unlessTaken(database, wanted, now(), () =>
        couples.takeTurn(coupleId, async ({ transaction }) => {
          const known = await people.names(login.couple, transaction)
          const renamed = { ...known, partner: given.partnerName ?? known.partner }
          await people.rename(transaction, ids, renamed)
          const to = { coupleId, userId: ids.partner, field, now: now() }
          const byOwner = login.participant === 'partner'
          const changed =
            email === null ? undefined : await changeAddress(transaction, { ...to, email, byOwner })
          await transaction
            .updateTable('users')
            .set({ inviteToken: hashOf(token), inviteExpiresAt: expiresAt })
            .where('id', '=', ids.partner)
            .execute()
          return { names: renamed, change: changed }
        }),
      )
      if (change) await announce(coupleId, names, change)
      const about = { coupleId, from: names.primary, partner: names.partner, url: inviteUrl }
      const mail = email === null ? undefined : inviteMail({ ...about, to: email })
      return { invite: { inviteToken: token, inviteUrl, expiresAt }, mail }
    },

    /** Who invites and with which address; 400 for a token that is wrong, used or over (R24). */
    async read({
      inviteToken,
    }: BodyOf<typeof readInvitation>): Promise<ReplyOf<typeof readInvitation>> {
      const invited = await database
        .selectFrom('users')
        .select(['partnerName as invitedBy', 'email'])
        .where('inviteToken', '=', hashOf(inviteToken))
        .where('inviteExpiresAt', '>', now().toISOString())
        .executeTakeFirst()
      if (!invited) throw over()
      return invited
    },

    /**
     * Names the partner and confirms the couple; the address they have, or give, is used from then on
     * (R16). 400 for a token that is wrong, used or over; 409 for an e-mail that is somebody else's,
     * and for another one than they already use.
     */
    async join({ inviteToken, username, email: given }: BodyOf<typeof joinCouple>) {
      const email = given || null
      const token = hashOf(inviteToken)
      const at = now().toISOString()
      const invited = await database
        .selectFrom('users')
        .select(['id', 'coupleId'])
        .where('inviteToken', '=', token)
        .where('inviteExpiresAt', '>', at)
        .executeTakeFirst()
      if (!invited) throw over()
      const { id: userId, coupleId } = invited
      const field = 'email' as const
      const wanted = email === null ? [] : [{ email, field, userId, forThemselves: true }]
      if (email !== null) await refuseOfPrimary(userId, email)
      const { dropped, replaced } = await unlessTaken(database, wanted, now(), () =>
        couples.takeTurn(
          coupleId,
          async ({ transaction }) => {
            const partner = await transaction
              .updateTable('users')
              .set({ inviteToken: null, inviteExpiresAt: null })
              .where('inviteToken', '=', token)
              .where('inviteExpiresAt', '>', at)
              .returning(['id', 'partnerId', 'email', 'emailUsedAt'])
              .executeTakeFirst()
            if (!partner || partner.partnerId === null) throw over()
            const ids = { primary: partner.partnerId, partner: partner.id }
            const { primary } = await people.names({ ids, coupleId }, transaction)
            await people.rename(transaction, ids, { primary, partner: username })
            const isNew = email !== null && email !== partner.email
            if (isNew && partner.email !== null && partner.emailUsedAt !== null) {
              throw new Refusal('other-address-used', { at: 'email' })
            }
            const lost = isNew ? await dropClaim(transaction, email) : undefined
            if (isNew) {
              await transaction
                .updateTable('users')
                .set({ email, emailPending: 0, emailUsedAt: at })
                .where('id', '=', partner.id)
                .execute()
            }
            await noteUse(transaction, partner.id, now())
            await people.confirm(transaction, coupleId, at)
            return { dropped: lost, replaced: isNew ? partner.email : null }
          },
          over,
        ),
      )
      if (dropped) await notices.tellClaimDropped(dropped)
      if (replaced !== null) {
        notices.send(replacedMail({ to: replaced, coupleId, name: username, publicUrl }))
      }
      return { user: { username } }
    },
  }

  async function refuseOfPrimary(partnerId: number, email: string): Promise<void> {
    const primary = await database
      .selectFrom('users')
      .select('email')
      .where('partnerId', '=', partnerId)
      .executeTakeFirst()
    if (primary?.email === email) throw sameEmailTwice('email')
  }
}
