import type { FastifyInstance } from 'fastify'
import { apiKeyRoutes } from './api-keys/api-key-routes.ts'
import { apiKeysIn } from './api-keys/api-keys.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import { recoveryCodeRoutes } from './recovery-codes/recovery-code-routes.ts'
import { recoveryCodesIn } from './recovery-codes/recovery-codes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import type { Accounts } from './accounts.ts'
import { profileRoutes } from './accounts/profile-routes.ts'

/** The calls about accounts. */
export async function accountsApi(
  api: FastifyInstance,
  { pool, service, sessions, checks, isSecure, seal, verifyBearer, profiles, queueMail }: Accounts,
  { publicUrl, identityProvider: provider }: Configuration,
): Promise<void> {
  await api.register(sessionRoutes, { service, sessions, checks, isSecure, seal, publicUrl, provider })
  await api.register(profileRoutes, { verifyBearer, profiles })
  await api.register(apiKeyRoutes, { verifyBearer, apiKeys: apiKeysIn(pool) })
  await api.register(recoveryCodeRoutes, { verifyBearer, recoveryCodes: recoveryCodesIn(pool, queueMail) })
}
