import { setTimeout as sleep } from 'node:timers/promises'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import {
  type invitePartner,
  type joinCouple,
  joiningSentences,
  type readInvitation,
} from '#contract/joining.ts'
import { pagePaths } from '#contract/pages.ts'
import { dayMs } from '#server/clearing.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import type { Accounts } from '#server/features/accounts/accounts.ts'
import {
  type AddressChange,
  changeAddress,
  setEmail,
} from '#server/features/accounts/addresses/address-change.ts'
import {
  dropClaim,
  isOnlyFromJoin,
  noteUse,
  ownerOf,
  unlessTaken,
} from '#server/features/accounts/addresses/address-owner.ts'
import { inviteDays } from '#server/features/accounts/invitations.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { newToken } from '#server/vault/secret-token.ts'
import { addressChangedMail, inviteMail, joinedMail } from './invite-mail.ts'

/** Whoever invites waits no longer than so to hear what became of the mail. */
const patienceMs = 5_000

type Parts = {
  database: Database
  couples: Couples
  accounts: Accounts
  mailer: Mailer
  runLater: RunLater
  publicUrl: string
  now: () => Date
  /** Aborted when the server is to end: then nobody waits for a mail any more. */
  stopping: AbortSignal
}

type Names = Record<'primary' | 'partner', string>

export type Joining = ReturnType<typeof createJoining>

const sameEmailTwice = (path: string) => {
  return new Refusal('same-email-twice', { at: path })
}

/** How the partner comes to a couple (R8): by a link that works once, for 14 days. */
export function createJoining(parts: Parts) {
  const { database, couples, accounts, mailer, runLater, publicUrl, now, stopping } = parts
  const { addresses, invitations, notices, people } = accounts
  const over = () => new Refusal('invitation-over')

  const announce = async (coupleId: string, names: Names, change: AddressChange) => {
    const { former, email } = change
    const url = publicUrl + pagePaths.auth
    const about = { coupleId, from: names.primary, partner: names.partner, url }
    await addresses.announce(change, {
      ...{ coupleId, name: names.partner, known: [email] },
      ...(former !== null && { toReplaced: addressChangedMail({ ...about, to: former }) }),
    })
  }

  /**
   * Sends an invitation and tells what became of it: handed over (or still being handed over), only
   * in the outbox, or failed. How the sending ends is logged.
   */
  const handOver = async (mail: Mail): Promise<'sent' | 'kept' | 'failed'> => {
    const sending = mailer.send(mail)
    runLater('an invitation could not be sent', () => sending)
    const ended = sending.then(
      () => true,
      () => false,
    )
    const stillGoing = sleep(patienceMs, true, { ref: false, signal: stopping }).catch(() => true)
    if (!(await Promise.race([ended, stillGoing]))) return 'failed'
    return mailer.keeps ? 'kept' : 'sent'
  }

  return {
    /**
     * Makes the link by which the partner joins; the one before stops working. An e-mail becomes the
     * partner's and is sent the link: 409 when it is somebody else's, or when the partner has used
     * another one and it is not they who ask (R16). A name becomes theirs.
     */
    async invite(
      login: Login,
      wish: BodyOf<typeof invitePartner>,
    ): Promise<ReplyOf<typeof invitePartner>> {
      const { coupleId, ids } = login.couple
      const email = wish.partnerEmail || null
      const owner = email === null ? undefined : await ownerOf(database, email)
      if (owner?.id === ids.primary) throw sameEmailTwice('partnerEmail')
      const token = newToken()
      const inviteUrl = publicUrl + pagePaths.join.replace(':token', token)
      const expiresAt = new Date(now().getTime() + inviteDays * dayMs).toISOString()
      const field = 'partnerEmail' as const
      const wanted = email === null ? [] : [{ email, field, userId: ids.partner }]
      const { names, change } = await unlessTaken(database, wanted, now(), () =>
        couples.takeTurn(coupleId, async ({ transaction }) => {
          const known = await people.names(login.couple, transaction)
          const renamed = { ...known, partner: wish.partnerName ?? known.partner }
          await people.rename(transaction, ids, renamed)
          const to = { coupleId, userId: ids.partner, field, now: now() }
          const byOwner = login.participant === 'partner'
          const changed =
            email === null ? undefined : await changeAddress(transaction, { ...to, email, byOwner })
          await invitations.write(transaction, ids.partner, { token, expiresAt })
          return { names: renamed, change: changed }
        }),
      )
      if (change) await announce(coupleId, names, change)
      const invite = { inviteToken: token, inviteUrl, expiresAt }
      if (email === null) return invite
      const about = { coupleId, from: names.primary, partner: names.partner, url: inviteUrl }
      const mail = await handOver(inviteMail({ ...about, to: email }))
      return { ...invite, mail, message: joiningSentences.mail[mail] }
    },

    /**
     * Who invites and with which address, and whether it is they who ask, by the login of the browser; 400 for a
     * token that is wrong, used or over (R24).
     */
    async read(
      { inviteToken }: BodyOf<typeof readInvitation>,
      loginToken: string | undefined,
    ): Promise<ReplyOf<typeof readInvitation>> {
      const invited = await invitations.find(inviteToken)
      if (!invited) throw over()
      const login = loginToken === undefined ? null : await accounts.logins.find(loginToken)
      const isOwn = login?.userId === invited.inviterId
      return {
        invitedBy: invited.invitedBy,
        email: isOnlyFromJoin(invited) ? null : invited.email,
        ...(isOwn && { isOwn: true as const }),
      }
    },

    /**
     * Names the partner and confirms the couple; the address they have is used from then on (R16), one that
     * they give once they sign in with it, for a link may have gone astray. The primary is mailed who joined.
     * 400 for a token that is wrong, used or over; 409 for an e-mail that is somebody else's, and for another
     * one than they already use.
     */
    async join({ inviteToken, username, email: own }: BodyOf<typeof joinCouple>) {
      const email = own || null
      const at = now().toISOString()
      const invited = await invitations.find(inviteToken)
      if (!invited) throw over()
      const { id: userId, coupleId } = invited
      const field = 'email' as const
      const wanted = email === null ? [] : [{ email, field, userId, forThemselves: true }]
      if (email !== null && email === invited.inviterEmail) throw sameEmailTwice('email')
      const { dropped, joined, replaced } = await unlessTaken(database, wanted, now(), () =>
        couples.takeTurn(
          coupleId,
          async ({ transaction }) => {
            const partner = await invitations.use(transaction, inviteToken)
            if (!partner || partner.partnerId === null) throw over()
            const ids = { primary: partner.partnerId, partner: partner.id }
            const { primary } = await people.names({ ids, coupleId }, transaction)
            await people.rename(transaction, ids, { primary, partner: username })
            const isNew = email !== null && email !== partner.email
            if (isNew && partner.email !== null && partner.emailUsedAt !== null) {
              throw new Refusal('other-address-used', { at: 'email' })
            }
            const lost = isNew ? await dropClaim(transaction, email, now()) : undefined
            // What an earlier join left behind goes with it: the couple knew of no address then either.
            const isLeft = email === null && isOnlyFromJoin(partner)
            if (isNew || isLeft) {
              const given = { email, emailPending: isNew ? 1 : 0, emailUsedAt: null }
              await setEmail(transaction, partner.id, given)
            } else if (!isOnlyFromJoin(partner)) await noteUse(transaction, partner.id, now())
            await people.confirm(transaction, coupleId, at)
            const kept = { email: isLeft ? null : partner.email, isGiven: isOnlyFromJoin(partner) }
            return {
              dropped: lost,
              joined: { name: primary, ...(isNew ? { email, isGiven: true } : kept) },
              replaced: isNew ? partner.email : null,
            }
          },
          over,
        ),
      )
      if (dropped) await notices.addressDropped(dropped)
      const { inviterEmail } = invited
      if (inviterEmail !== null) {
        const about = { to: inviterEmail, coupleId, partner: username, publicUrl }
        notices.send(joinedMail({ ...about, ...joined }))
      }
      if (replaced !== null && email !== null) {
        const change = { former: replaced, email, userId }
        const known = [email, inviterEmail]
        await addresses.announce(change, { coupleId, name: username, known })
      }
      return { user: { username } }
    },
  }
}
