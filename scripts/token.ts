import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

/**
 * `npm run -s token`: signs an account up at the local server that runs (`--origin` names another) and prints its access
 * token alone, to be used as `curl -H "Authorization: Bearer $(npm run -s token)"`. `--email` and `--password` take an
 * account that there is.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8080' },
    email: { type: 'string' },
    password: { type: 'string', default: 'correct-horse-1' },
  },
})
const { auth } = await configurationOf(values.origin)
if (!auth) fail(`${values.origin} runs without accounts. Start it with npm start or npm run dev.`)

const email = values.email ?? `dev-${randomBytes(4).toString('hex')}@example.com`
const person = { email, password: values.password }
if (!values.email) await call('/auth/v1/signup', person)
const { access_token: token, msg } = await call('/auth/v1/token?grant_type=password', person)
if (!token) fail(`No token for ${email}: ${msg ?? 'no reason was given'}.`)
console.error(email)
console.log(token)

async function configurationOf(origin: string): Promise<{ auth?: { url: string; anonKey: string } }> {
  const page = await fetch(origin).then(
    (answer) => answer.text(),
    () => fail(`Nothing answers at ${origin}. Start it with npm start or npm run dev.`),
  )
  const told = /<script[^>]*id="kvint-config"[^>]*>([^<]*)</.exec(page)?.[1]
  return JSON.parse(told ?? '{}')
}

async function call(path: string, body: object): Promise<{ access_token?: string; msg?: string }> {
  const answer = await fetch(`${auth?.url}${path}`, {
    method: 'POST',
    headers: { apikey: auth?.anonKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { access_token?: string; msg?: string }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
