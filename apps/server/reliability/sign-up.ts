export type Person = { readonly id: string; readonly email: string; readonly token: string }

/** Makes an account on a running server, by the key that its pages are told. */
export async function signUp(url: string, email = `${crypto.randomUUID()}@kvint.test`): Promise<Person> {
  const page = await (await fetch(url)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '{}') as { auth: { anonKey: string } }
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: auth.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { id: user.id, email, token }
}

/** A message of the contact form: a write that anybody may make. The id of the row where it was acknowledged. */
export async function writeMessage(url: string): Promise<{ readonly status: number; readonly id?: string }> {
  const answer = await fetch(`${url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  })
  const { id } = (await answer.json()) as { id?: string }
  return { status: answer.status, ...(id ? { id } : {}) }
}

/** What the contact form takes. */
export const MESSAGE = {
  name: 'Nora',
  email: 'nora@kvint.test',
  topic: 'support',
  message: 'How do I keep a set? '.repeat(200),
}
