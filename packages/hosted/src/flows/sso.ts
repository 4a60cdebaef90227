import type { FastifyInstance } from 'fastify'
import { AuthError } from '../http/auth-error.ts'

/** POST /sso (protocol 12): this service speaks no SAML and says so before it looks at anything else. */
export function sso(app: FastifyInstance): void {
  app.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
}
