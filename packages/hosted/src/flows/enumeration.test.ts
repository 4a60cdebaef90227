import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashWithSalt, isPassword, pretendComparison } from '../passwords/password-hash.ts'
import { newPerson, signIn } from '../testing/people.ts'
import { startCluster, type Json, type TestHosted } from '../testing/start-hosted.ts'

/** Other files of this worker have loaded the module already. */
vi.hoisted(() => vi.resetModules())
vi.mock('../passwords/password-hash.ts', { spy: true })

describe.skipIf(!hasPostgres())('who has an account is not told', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  /** Where the accounts of these tests come from: addresses count at once. */
  let open: TestHosted
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    open = await cluster.start()
    service = await cluster.start({ signUp: { isEmailConfirmed: false } }, open)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const signUp = (email: string, password = 'of who asks') =>
    service.auth('POST', '/signup', { email, password, data: { a: 1 } })
  const rowOf = async (email: string) =>
    (await open.pool.query<{ id: string }>('select id from auth.users where email = $1', [email])).rows[0]
  const mailsTo = async (email: string) =>
    (await open.pool.query('select from auth.mail_outbox where recipient = $1', [email])).rowCount
  /** Without waiting for what is put behind the answer. */
  const post = (path: string, body: Json, on = service) =>
    fetch(`${on.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: on.hosted.apiKeys.publishable, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(4000),
    })
  /** While `during` runs no statement reads or writes an account. */
  async function withAccountsLocked<Value>(during: () => Promise<Value>): Promise<Value> {
    const client = await open.pool.connect()
    try {
      await client.query('begin; lock table auth.users in access exclusive mode')
      return await during()
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('by a sign-up: one status and one answer for an address that is new, waits, or has an account', async () => {
    const known = await newPerson(open)
    const [fresh, waiting] = ['fresh@kvint.test', 'waiting@kvint.test']
    await signUp(waiting)
    const answers = [await signUp(fresh), await signUp(waiting), await signUp(known.email)]
    const plain = answers.map(({ status, text, headers }) => [status, [...headers.keys()].sort(), withoutChance(text)])
    expect(plain[0]).toEqual([200, expect.anything(), expect.stringContaining('"identities":[{')])
    expect(plain[1]).toEqual(plain[0])
    expect(plain[2]).toEqual(plain[0])
    expect(answers[0]?.body['id']).toBe((await rowOf(fresh))?.id)
    expect(answers[1]?.body['id']).not.toBe((await rowOf(waiting))?.id)
    expect(answers[2]?.body['id']).not.toBe(known.id)
  })

  it('by a sign-in with the password of a sign-up: new, waiting and known addresses answer alike, for a day', async () => {
    const known = await newPerson(open)
    const addresses = ['newly@kvint.test', 'waits@kvint.test', known.email]
    await signUp('waits@kvint.test', 'of her herself')
    await open.pool.query('delete from auth.pending_sign_ups')
    const signIns = async (password: string) => {
      const answers = []
      for (const email of addresses)
        answers.push(await service.auth('POST', '/token?grant_type=password', { email, password }))
      return answers.map(({ status, text }) => `${status} ${text}`)
    }
    for (const email of addresses) await signUp(email)
    for (const email of addresses) await signUp(email, 'another of who asks')
    const pending = await signIns('of who asks')
    expect(pending[0]).toMatch(/^400 .*email_not_confirmed/)
    expect(new Set(pending).size).toBe(1)
    expect(await signIns('another of who asks')).toEqual(pending)
    const wrong = await signIns('never signed up with')
    expect(wrong[0]).toMatch(/^400 .*invalid_credentials/)
    expect(new Set(wrong).size).toBe(1)
    await open.age('auth.pending_sign_ups', 'created_at', 86_401)
    const later = await signIns('of who asks')
    expect(later[0]).toMatch(/^400 .*invalid_credentials/)
    expect(new Set(later).size).toBe(1)
    expect((await signIn(service, known)).id).toBe(known.id)
  })

  it('by whether others signed up with the address before: each reads what she would alone', async () => {
    await signUp('sought@kvint.test', 'of her herself')
    for (const email of ['sought@kvint.test', 'unsought@kvint.test']) await signUp(email, 'of who spies')
    const answers = []
    for (const email of ['sought@kvint.test', 'unsought@kvint.test'])
      answers.push((await service.auth('POST', '/token?grant_type=password', { email, password: 'of who spies' })).text)
    expect(answers[0]).toContain('email_not_confirmed')
    expect(answers[1]).toBe(answers[0])
  })

  it('by how often a sign-in hashes: a wrong password costs each address the same', async () => {
    const known = await newPerson(open)
    const hashes = [isPassword, pretendComparison, hashWithSalt]
    for (const email of ['noted-too@kvint.test', known.email]) await signUp(email)
    for (const email of ['noted-too@kvint.test', 'never@kvint.test', known.email])
      for (const password of ['of who asks', 'wrong']) {
        for (const spy of hashes) vi.mocked(spy).mockClear()
        await service.auth('POST', '/token?grant_type=password', { email, password })
        expect(hashes.flatMap((spy) => vi.mocked<(...of: never[]) => unknown>(spy).mock.calls)).toHaveLength(2)
      }
  })

  it('and what was noted of a sign-up goes with the password and the account that it made', async () => {
    const notes = async () => (await open.pool.query('select from auth.pending_sign_ups')).rowCount
    await open.pool.query('delete from auth.pending_sign_ups')
    const confirmed = async (email: string) => {
      await signUp(email, 'first of hers')
      await service.auth('GET', (await service.mail(email))!.link)
      return signIn(service, { email, password: 'first of hers' })
    }
    const [ada, bo] = [await confirmed('noted@kvint.test'), await confirmed('gone@kvint.test')]
    expect(await notes()).toBe(2)
    await service.auth('PUT', '/user', { password: 'second of hers' }, { token: ada.token })
    expect(await notes()).toBe(1)
    await open.pool.query('delete from auth.users where id = $1', [bo.id])
    expect(await notes()).toBe(0)
  })

  it('answers a sign-up as the stored account then reads', async () => {
    const { body } = await signUp('reads@kvint.test')
    const { rows } = await open.pool.query<Json>(
      'select id, aud, role, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata from auth.users where email = $1',
      ['reads@kvint.test'],
    )
    expect(body).toMatchObject(rows[0]!)
  })

  it('but to her: a mail says that she has an account, once within the interval, and nothing of it changes', async () => {
    const ada = await newPerson(open)
    service.hosted.settings.mail.minimumIntervalSeconds = 60
    const statuses = [(await signUp(ada.email)).status, (await signUp(ada.email)).status]
    service.hosted.settings.mail.minimumIntervalSeconds = 0
    expect(statuses).toEqual([200, 200])
    expect(await mailsTo(ada.email)).toBe(1)
    const mail = await service.mail(ada.email)
    expect(mail).toMatchObject({ subject: 'You already have an account', code: '', link: '' })
    expect(mail?.text).toContain(service.hosted.settings.siteUrl)
    expect((await signIn(service, ada)).id).toBe(ada.id)
    await expect(signIn(service, { email: ada.email, password: 'of who asks' })).rejects.toThrow('email_not_confirmed')
  })

  it('by a code that makes no account: both answers are alike, and only she gets it', async () => {
    const ada = await newPerson(open)
    const ask = (email: string) => service.auth('POST', '/otp', { email, create_user: false })
    const [known, unknown] = [await ask(ada.email), await ask('none@kvint.test')]
    expect([known.status, known.text]).toEqual([200, '{}'])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await service.mail(ada.email))?.subject).toBe('Sign in to Kvint')
    expect([await mailsTo('none@kvint.test'), await rowOf('none@kvint.test')]).toEqual([0, undefined])
  })

  it('by a second code within the interval, where a new address waits for its confirmation', async () => {
    service.hosted.settings.mail.minimumIntervalSeconds = 60
    const ask = () => service.auth('POST', '/otp', { email: 'soon@kvint.test' })
    const answers = [await ask(), await ask()]
    service.hosted.settings.mail.minimumIntervalSeconds = 0
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ])
    expect(await mailsTo('soon@kvint.test')).toBe(1)
  })

  it.each(['/signup', '/otp', '/magiclink', '/recover', '/resend'])(
    'by how long %s takes: the answer waits for no account',
    async (path) => {
      const ada = await newPerson(open)
      const statuses = await withAccountsLocked(async () => {
        const of = async (email: string) =>
          (await post(path, { email, password: 'right horse', type: 'signup' })).status
        return [await of(ada.email), await of(`new-${path.slice(1)}@kvint.test`)]
      })
      expect(statuses).toEqual([200, 200])
      await service.hosted.later.settled()
    },
  )

  it('and the log of events knows from where it was asked, after the caller has left', async () => {
    const ada = await newPerson(open)
    await withAccountsLocked(async () => (await post('/recover', { email: ada.email })).text())
    await service.hosted.later.settled()
    const { rows } = await open.pool.query(
      `select ip_address::text as ip from auth.audit_log_entries where user_id = $1 and action = 'user_recovery_requested'`,
      [ada.id],
    )
    expect(rows).toEqual([{ ip: expect.stringContaining('127.0.0.1') as string }])
  })

  it('nor by a failure: it is logged and counted, and the next mail goes out', async () => {
    const ada = await newPerson(open)
    const { hosted } = service
    const before = hosted.later.lost.failed
    const logged = vi.spyOn(hosted.log, 'error')
    const queue = vi.spyOn(hosted.mailer, 'queue').mockRejectedValueOnce(new Error('the disk is full'))
    const recover = () => service.auth('POST', '/recover', { email: ada.email })
    expect((await recover()).status).toBe(200)
    expect([await mailsTo(ada.email), hosted.later.lost.failed]).toEqual([0, before + 1])
    expect(logged).toHaveBeenCalledOnce()
    expect((await recover()).status).toBe(200)
    expect([await mailsTo(ada.email), hosted.later.lost.failed]).toEqual([1, before + 1])
    logged.mockRestore()
    queue.mockRestore()
  })

  it('and what waits is done before a server ends', async () => {
    const leaving = await cluster.start({}, open)
    const people = [await newPerson(open), await newPerson(open), await newPerson(open)]
    leaving.hosted.later.put(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    for (const { email } of people) await post('/recover', { email }, leaving)
    await leaving.close()
    for (const { email } of people) expect(await mailsTo(email)).toBe(1)
  })
})

/** An answer with its ids, times and addresses taken out. */
function withoutChance(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[\w-]+@kvint\.test/g, 'ADDRESS')
}
