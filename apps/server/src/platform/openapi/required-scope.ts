import type { ApiKeyScope } from '@kvint/contract'

/** What a key must be allowed for a route; undefined where a key never will do and only a sign-in does. */
export function requiredScope(method: string, route: string): ApiKeyScope | undefined {
  const isRead = method === 'GET' || method === 'HEAD'
  if (ACCOUNT_ROUTES.includes(route)) return isRead ? 'account:read' : undefined
  if (!PROJECT_ROUTES.test(route)) return undefined
  return isRead ? 'projects:read' : 'projects:write'
}

const ACCOUNT_ROUTES: readonly string[] = ['/auth/profile', '/auth/subscription']
const PROJECT_ROUTES = /^\/api\/v1\/(?:projects|uploads|jobs|shares|storage)(?:\/|$)/
