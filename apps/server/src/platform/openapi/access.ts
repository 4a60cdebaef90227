import { requiredScope } from './required-scope.ts'

/** Who may make a call at all: everybody, a signed-in person, or also one of her keys. */
export type Access = 'open' | 'account' | 'accountOrKey'

/** Calls are for accounts unless they are listed here as open: a forgotten line closes a route in the document, not opens it. */
export function accessOf(method: string, route: string): Access {
  if (OPEN.some((pattern) => pattern.test(`${method} ${route}`))) return 'open'
  return requiredScope(method, route) ? 'accountOrKey' : 'account'
}

const OPEN: readonly RegExp[] = [
  /^GET \/$/,
  /^(?:GET|HEAD) \/(?:health|ready)$/,
  /^(?:GET|HEAD) \/api\/openapi\.json$/,
  /^(?:GET|HEAD) \/api\/v1\/paddle\/plans(?:\/|$)/,
  /^POST \/api\/v1\/paddle\/webhook$/,
  /^(?:GET|HEAD) \/api\/v1\/(?:shares|shared)\//,
  /^POST \/api\/v1\/(?:waitlist|contact)$/,
  /^(?:GET|HEAD) \/api\/v1\/waitlist\/confirm$/,
  /^\w+ \/api\/session(?:s|\/|$)/,
  /^OPTIONS /,
]
