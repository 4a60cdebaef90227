import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { Access } from './access.ts'
import { accountAccess } from './account-access.ts'

it('counts the calls of an account over all its assistants and keys, and says how long to wait', async () => {
  const taken: [string, number, number, string][] = []
  const access = accountAccess({
    verifyBearer: () => Promise.resolve({ sub: 'ada', exp: 0, role: 'authenticated' }),
    verifyApiKey: () => Promise.resolve({ keyId: 'key', userId: 'ada', scopes: ['projects:read'] }),
    limits: {
      take({ name, amount, seconds }, who) {
        taken.push([name, amount, seconds, who])
        return taken.length < 3 ? undefined : 7
      },
      giveBack() {},
    },
    scopes: [],
  })
  const ask = (authorization: string) => access({ headers: { authorization } } as FastifyRequest)
  const answers: Access[] = []
  for (const bearer of ['Bearer token', 'Bearer kvint_key', 'Bearer token']) answers.push(await ask(bearer))
  expect(answers).toEqual([
    { kind: 'granted', subject: { id: 'ada', scopes: 'all' } },
    { kind: 'granted', subject: { id: 'ada', scopes: ['projects:read'] } },
    { kind: 'slowed', seconds: 7 },
  ])
  expect(taken).toEqual(Array.from({ length: 3 }, () => ['tool-calls', 600, 60, 'ada']))
})
