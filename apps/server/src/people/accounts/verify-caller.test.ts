import { permitsInMemory, rateLimitsOver } from '@kvint/hosted'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callerVerifier } from './verify-caller.ts'

const USER = '5b1d7a52-7d0c-4f0e-9a3c-0a2a9f6c1f10'

test('the person herself is let in, an assistant of hers is not', async () => {
  await expect(verifierOf({})(request())).resolves.toMatchObject({ sub: USER })
  await expect(verifierOf({ client_id: 'assistant', scope: 'projects:read' })(request())).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('granted to an assistant'),
  })
})

function verifierOf(claims: { client_id?: string; scope?: string }) {
  return callerVerifier({
    verifyToken: async () => ({ sub: USER, exp: 0, role: 'authenticated', ...claims }),
    verifyApiKey: async () => undefined,
    limits: rateLimitsOver(permitsInMemory()),
  })
}

function request(): FastifyRequest {
  const shape = { headers: { authorization: 'Bearer a.b.c' }, method: 'GET', routeOptions: { config: {} } }
  return shape as unknown as FastifyRequest
}
