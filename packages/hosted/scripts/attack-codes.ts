import { generateSync } from 'otplib'
import { personFrom, newPerson, queryOf, type Person } from '../src/testing/people.ts'
import { startCluster, type Answer, type Json } from '../src/testing/start-hosted.ts'

/**
 * `npm run attack:codes`: 20,000 guesses by 1,000 addresses in 64 networks, at the mailed code, the TOTP and the password of one
 * account, with the limits of production. Prints how many were evaluated, and whether the owner still comes in. Ends with 1
 * where more were evaluated than the limits say, a guess was right, or she does not come in.
 */
const NETWORKS = 64
const ADDRESSES = 1000
const AT_ONCE = 40
const HERS = -1
const GUESSES = { code: 8000, totp: 4000, password: 8000 }

const cluster = await startCluster()
const service = await cluster.start({ limits: { isEnabled: true } })
const { limits } = service.hosted.settings
let failures = 0
try {
  const ada = await newPerson(service)
  const { device, factorId, secret } = await addFactor(ada)
  await attack('code', limits.failedCodesPerAccount.amount, 403, await guessCodes(ada))
  await attack('TOTP', limits.failedFactorsPerAccount.amount, 422, await guessFactor(ada, factorId))
  await attack('password', limits.failedPasswordsPerAccount.amount, 400, await guessPasswords(ada))
  await comesIn(ada, device, factorId, secret)
} finally {
  await cluster.stop()
}
process.exitCode = failures > 0 ? 1 : 0

/** Address `n`: in network `n` modulo 64, each with an end of its own. Hers is in none of them. */
function from(n: number): Record<string, string> {
  if (n === HERS) return { 'x-forwarded-for': '2001:db8:1000::1' }
  const address = n % ADDRESSES
  return { 'x-forwarded-for': `2001:db8:${(address % NETWORKS) + 1}:1::${address.toString(16)}` }
}

function post(path: string, body: Json, address: number, more: { token?: string; cookie?: string } = {}) {
  const headers = { ...from(address), ...(more.cookie ? { cookie: more.cookie } : {}) }
  return service.auth('POST', path, body, { token: more.token, headers })
}

/** A new code is asked for from time to time: it must not begin the count again. */
async function guessCodes({ email }: Person): Promise<Answer[]> {
  return guess(GUESSES.code, async (n) => {
    if (n % 2000 === 0) await post('/recover', { email }, n)
    const type = ['recovery', 'email', 'magiclink'][n % 3] ?? 'email'
    return post('/verify', { type, email, token: String(n).padStart(6, '0') }, n)
  })
}

/** By who has the password: a session from each network, a challenge for every fifth guess. */
async function guessFactor({ email, password }: Person, factorId: string): Promise<Answer[]> {
  const tokens: string[] = []
  for (let n = 0; n < NETWORKS; n += 1)
    tokens.push(String((await post('/token?grant_type=password', { email, password }, n)).body['access_token']))
  const challenges = new Map<string, { id: unknown; left: number }>()
  return guess(GUESSES.totp, async (n) => {
    const token = tokens[n % NETWORKS] ?? ''
    const known = challenges.get(token)
    const asked = known && known.left > 0 ? known : { id: undefined, left: 5 }
    asked.id ??= (await post(`/factors/${factorId}/challenge`, {}, n, { token })).body['id']
    challenges.set(token, { ...asked, left: asked.left - 1 })
    const code = String((n * 7919) % 1_000_000).padStart(6, '0')
    return post(`/factors/${factorId}/verify`, { challenge_id: asked.id ?? factorId, code }, n, { token })
  })
}

function guessPasswords({ email }: Person): Promise<Answer[]> {
  return guess(GUESSES.password, (n) => post('/token?grant_type=password', { email, password: `guess ${n}` }, n))
}

async function guess(amount: number, one: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const work = async () => {
    while (next < amount) {
      next += 1
      answers.push(await one(next - 1))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

/** What was compared is answered with the status of a wrong guess, what was not with 429, or with what stands before it. */
async function attack(what: string, most: number, wrong: number, answers: Answer[]): Promise<void> {
  const of = (status: number) => answers.filter((answer) => answer.status === status).length
  const [evaluated, limited, right] = [of(wrong), of(429), of(200)]
  const isHeld = evaluated <= most && right === 0 && limited + evaluated >= answers.length * 0.95
  if (!isHeld) failures += 1
  say(
    `${what.padEnd(9)} ${answers.length} guesses, ${evaluated} evaluated of at most ${most}, ${limited} refused uncounted, ${right} right: ${isHeld ? 'held' : 'BROKEN'}`,
  )
}

/** By her password and factor on her own device, and from anywhere by the link of a mail. */
async function comesIn(ada: Person, device: string, factorId: string, secret: string): Promise<void> {
  await service.pool.query('update auth.mfa_factors set last_used_step = 0 where id = $1', [factorId])
  const signedIn = await post('/token?grant_type=password', { email: ada.email, password: ada.password }, HERS, {
    cookie: device,
  })
  const proven =
    signedIn.status === 200 ? await prove(String(signedIn.body['access_token']), factorId, secret, device) : signedIn
  await post('/recover', { email: ada.email }, HERS)
  const link = queryOf(`http://x${(await service.mail(ada.email))?.link}`)['token'] ?? ''
  const byMail = await post('/verify', { type: 'recovery', token_hash: link }, HERS)
  const isIn = [signedIn, proven, byMail].every(({ status }) => status === 200)
  if (!isIn) failures += 1
  say(
    `the owner: password on her device ${signedIn.status}, factor there ${proven.status}, link of a mail ${byMail.status}: ${isIn ? 'in' : 'LOCKED OUT'}`,
  )
}

async function addFactor(ada: Person): Promise<{ device: string; factorId: string; secret: string }> {
  const enrolled = await post('/factors', { factor_type: 'totp', friendly_name: 'phone' }, HERS, {
    token: ada.token,
  })
  const { secret } = enrolled.body['totp'] as { secret: string }
  const factorId = String(enrolled.body['id'])
  const first = await post('/token?grant_type=password', { email: ada.email, password: ada.password }, HERS)
  const device = deviceOf(first)
  const lifted = await prove(personFrom(first.body, ada.email, ada.password).token, factorId, secret, device)
  if (lifted.status !== 200) throw new Error(`The factor could not be proven: ${lifted.text}`)
  return { device: deviceOf(lifted) || device, factorId, secret }
}

async function prove(token: string, factorId: string, secret: string, cookie: string): Promise<Answer> {
  const challenge = await post(`/factors/${factorId}/challenge`, {}, HERS, { token, cookie })
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
  return post(`/factors/${factorId}/verify`, { challenge_id: challenge.body['id'], code }, HERS, { token, cookie })
}

function deviceOf(answer: Answer): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
