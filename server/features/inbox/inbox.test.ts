import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formSentences } from '#contract/forms.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const feedback = {
  likedMost: 'The seven questions',
  confusing: 'Where the menu is',
  improvement: 'More jokes, please',
  recommendation: '5',
  pricing: '9.99',
  currency: 'NZD',
  questionsFeeling: 'Other',
  questionsOther: 'Like a good walk',
  email: 'Mina@Example.org',
}

const rows = (of: TestServer = server) =>
  of.database.selectFrom('submissions').selectAll().orderBy('id').execute()
const newest = async () => {
  const row = (await rows()).at(-1)
  return { ...row, payload: JSON.parse(row?.payload ?? 'null') }
}
const newestMail = async () => {
  await server.settled()
  return server.mails.at(-1)
}

describe('without a login', () => {
  test('a suggestion is kept and mailed as it was sent', async () => {
    const reply = await server.visitor().post('/api/feature-suggestion', {
      suggestion: '  A timer.\nAnd a bell. ',
      username: 'Ada',
      email: 'ada@example.org',
    })
    expect([reply.status, reply.body]).toEqual([200, { message: formSentences.suggestionSent }])
    expect(formSentences.suggestionSent).toBe(
      'Thank you for your feedback! We appreciate your input.',
    )
    const payload = {
      suggestion: 'A timer.\nAnd a bell.',
      username: 'Ada',
      email: 'ada@example.org',
    }
    const createdAt = server.clock.now().toISOString()
    expect(await newest()).toMatchObject({
      ...{ kind: 'feature-suggestion', coupleId: null, createdAt, payload },
    })
    const mail = await newestMail()
    expect(mail).toMatchObject({
      to: 'support@example.org',
      subject: 'Duologue: Feature suggestion',
    })
    expect(mail).not.toHaveProperty('coupleId')
    for (const words of ['A timer.', 'And a bell.', 'Ada', 'ada@example.org', 'without signing']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
  })

  test('a report comes from nobody when the form names nobody', async () => {
    const reply = await server.visitor().post('/api/report-issue', { issue: 'It <b>crashed</b>' })
    expect([reply.status, reply.body]).toEqual([200, { message: formSentences.issueSent }])
    expect(formSentences.issueSent).toBe(
      "Thank you for reporting this issue. We'll look into it as soon as possible.",
    )
    expect(await newest()).toMatchObject({
      kind: 'issue-report',
      payload: { username: 'Anonymous user', email: 'No email provided' },
    })
    expect((await newestMail())?.html).toContain('It &lt;b&gt;crashed&lt;/b&gt;')
  })

  test('empty and null are nobody too', async () => {
    await server.visitor().post('/api/report-issue', { issue: 'no. 2', username: ' ', email: null })
    expect((await newest()).payload).toEqual({
      ...{ issue: 'no. 2', username: 'Anonymous user', email: 'No email provided' },
    })
  })

  test('feedback is kept with all its fields', async () => {
    const reply = await server.visitor().post('/api/feedback/early-access', feedback)
    expect([reply.status, reply.body]).toEqual([200, { message: formSentences.feedbackSent }])
    expect(formSentences.feedbackSent).toBe(
      "Your responses have been submitted successfully. We'll be in touch soon!",
    )
    expect((await newest()).payload).toEqual({
      ...feedback,
      recommendation: 5,
      email: 'mina@example.org',
    })
    const mail = await newestMail()
    expect(mail?.subject).toBe('Duologue: Early access feedback')
    for (const words of ['Like a good walk', '9.99', 'NZD', 'mina@example.org']) {
      expect(mail?.text).toContain(words)
    }
  })

  test.each(['left out', '', null])('what is optional may be %j', async (absent) => {
    const { questionsOther, email, ...required } = feedback
    const sent = {
      ...required,
      improvement: `Something else: ${absent}`,
      ...(absent !== 'left out' && { questionsOther: absent, email: absent }),
    }
    expect((await server.visitor().post('/api/feedback/early-access', sent)).status).toBe(200)
    const { payload } = await newest()
    expect(Object.keys(payload).sort()).toEqual(Object.keys(required).sort())
  })
})

describe('with a login', () => {
  test('an account speaks in its own name and its submissions go with it', async () => {
    const { visitor, user, email } = await registerCouple(server, { username: 'Mina' })
    const before = await rows()
    const forged = { username: 'Somebody else', email: 'else@example.org' }
    await visitor.post('/api/feature-suggestion', { suggestion: 'Snow', ...forged })
    expect((await newest()).payload).toEqual({ suggestion: 'Snow', username: 'Mina', email })
    const mail = await newestMail()
    expect(mail?.text).toContain('from an account')
    await visitor.post('/api/feedback/early-access', feedback)
    const { coupleId, payload } = await newest()
    expect(coupleId).toEqual(expect.any(String))
    expect(mail?.coupleId).toBe(coupleId)
    expect(payload).not.toHaveProperty('username')
    await server.database.deleteFrom('couples').where('user1Id', '=', user.id).execute()
    expect(await rows()).toEqual(before)
  })

  test('who has no e-mail says so; a login that has ended is nobody', async () => {
    const { visitor, user } = await registerCouple(server, { username: 'Iris' })
    const nameless = server.database.updateTable('users').set({ email: null })
    await nameless.where('id', '=', user.id).execute()
    await visitor.post('/api/report-issue', { issue: 'Rain' })
    expect((await newest()).payload).toMatchObject({ username: 'Iris', email: 'No email provided' })
    await server.database.deleteFrom('logins').where('userId', '=', user.id).execute()
    await visitor.post('/api/report-issue', { issue: 'Hail' })
    expect(await newest()).toMatchObject({
      coupleId: null,
      payload: { username: 'Anonymous user' },
    })
  })
})

describe('one effect', () => {
  test('the same again on the same day is kept once and mailed once', async () => {
    const { visitor } = await registerCouple(server)
    const before = (await rows()).length
    await server.settled()
    const mailsBefore = server.mails.length
    const sent = { issue: 'The lamp flickers' }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('/api/report-issue', sent)),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    await server.settled()
    expect((await rows()).length).toBe(before + 1)
    expect(server.mails.length).toBe(mailsBefore + 1)
    server.clock.forward(86_400_000)
    await visitor.post('/api/report-issue', sent)
    expect((await rows()).length).toBe(before + 2)
  })

  test('two couples who say the same are heard both', async () => {
    const before = (await rows()).length
    for (const { visitor } of [await registerCouple(server), await registerCouple(server)]) {
      await visitor.post('/api/feature-suggestion', { suggestion: 'A dark mode for the cat' })
    }
    expect((await rows()).length).toBe(before + 2)
  })

  test('a mail that fails costs nobody anything, is not tried again, and is not quoted', async () => {
    let tries = 0
    const failing = await startTestServer({
      mailer: {
        name: 'failing',
        async send(mail) {
          tries += 1
          throw new Error(`no way to send: ${mail.text}`)
        },
        forget: async () => undefined,
      },
    })
    const { status } = await failing.visitor().post('/api/report-issue', { issue: 'Canary text' })
    await failing.settled()
    expect([status, tries, (await rows(failing)).length]).toEqual([200, 1, 1])
    expect(failing.log.join('')).toContain('a submission could not be mailed')
    expect(failing.log.join('')).not.toContain('Canary')
    await failing.stop()
  })
})

test('without SUPPORT_EMAIL everything is kept and nothing is mailed', async () => {
  const quiet = await startTestServer({ supportEmail: null })
  await quiet.visitor().post('/api/report-issue', { issue: 'Quietly' })
  await quiet.settled()
  expect([quiet.mails, (await rows(quiet)).length]).toEqual([[], 1])
  expect((await quiet.visitor().get('/api/support')).body).toEqual({
    supportEmail: null,
    host: null,
    mail: 'sends',
  })
  expect((await server.visitor().get('/api/support')).body).toEqual({
    supportEmail: 'support@example.org',
    host: null,
    mail: 'sends',
  })
  await quiet.stop()
})

test('whoever runs the server is told to everybody, as the legal texts name them', async () => {
  const legalHost = { name: 'Anna Beispiel', address: null, country: 'Germany', law: 'Germany' }
  const named = await startTestServer({ legalHost })
  const { body } = await named.visitor().get('/api/support')
  expect(body).toEqual({ supportEmail: 'support@example.org', host: legalHost, mail: 'sends' })
  await named.stop()
})

test('R14 five forms an hour from one address, and ten from one person', async () => {
  const limited = await startTestServer({ limits: true })
  const send = (of: Visitor, at: number) => of.post('/api/report-issue', { issue: `Number ${at}` })
  const visitor = limited.visitor()
  for (let at = 0; at < 5; at += 1) expect((await send(visitor, at)).status).toBe(200)
  const over = await send(visitor, 5)
  expect(over.status).toBe(429)
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  const { visitor: person } = await registerCouple(limited)
  for (let at = 0; at < 10; at += 1) expect((await send(person, at)).status).toBe(200)
  expect((await send(person, 10)).status).toBe(429)
  await limited.stop()
})
