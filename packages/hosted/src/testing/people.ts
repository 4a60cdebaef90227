import type { Json, TestHosted } from './start-hosted.ts'

export type Person = { id: string; email: string; password: string; token: string; refreshToken: string; user: Json }

let count = 0

/** Signs somebody up where confirmation is automatic. */
export async function newPerson(service: TestHosted, options: { email?: string; data?: Json } = {}): Promise<Person> {
  count += 1
  const email = options.email ?? `person-${count}@kvint.test`
  const password = `right horse ${count}`
  const { status, body, text } = await service.auth('POST', '/signup', { email, password, data: options.data ?? {} })
  if (status !== 200) throw new Error(`sign-up failed: ${text}`)
  return personFrom(body, email, password)
}

export function personFrom(body: Json, email: string, password: string): Person {
  const user = body['user'] as Json
  return {
    id: String(user['id']),
    email,
    password,
    token: String(body['access_token']),
    refreshToken: String(body['refresh_token']),
    user,
  }
}

export async function signIn(service: TestHosted, person: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const { status, body, text } = await service.auth('POST', '/token?grant_type=password', {
    email: person.email,
    password: person.password,
  })
  if (status !== 200) throw new Error(`sign-in failed: ${text}`)
  return personFrom(body, person.email, person.password)
}

/** The claims of a token, unverified. */
export function claimsOf(token: string): Json {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json
}

/** The fields behind the `#` of a redirect. */
export function fragmentOf(location: string | null): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(location ?? 'none:').hash.slice(1)))
}

export function queryOf(location: string | null): Record<string, string> {
  return Object.fromEntries(new URL(location ?? 'none:').searchParams)
}
