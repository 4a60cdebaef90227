import type { FastifyInstance } from 'fastify'

/** Makes an account on a running service of a test, and calls as its owner. */
export async function signUpByInject(app: FastifyInstance, email = `${crypto.randomUUID().slice(0, 8)}@example.org`) {
  const page = (await app.inject('/')).body
  const key: string = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '').auth.anonKey
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    /** One address may not make many accounts. */
    remoteAddress: `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
    headers: { apikey: key },
    payload: { email, password: 'correct horse' },
  })
  const { access_token: token, user } = answer.json() as { access_token: string; user: { id: string } }
  const authorization = `Bearer ${token}`
  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  return {
    id: user.id,
    email,
    token,
    authorization,
    call: (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
      app.inject({ method, url, headers: { authorization, ...headers }, ...(payload ? { payload } : {}) }),
  }
}
