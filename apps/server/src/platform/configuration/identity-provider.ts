import type { Settings } from './settings.ts'

/** An external OpenID Connect provider whose own page people sign in at, instead of with a password here. */
export type IdentityProvider = {
  /** What the account service calls it. */
  readonly name: string
  /** How the embedded service reaches it; a Supabase project knows that by itself. */
  readonly client: { readonly issuer: string; readonly clientId: string; readonly clientSecret?: string } | undefined
  /** What tells the provider that somebody wants a new account rather than to sign in. */
  readonly signUpHint: Readonly<Record<string, string>>
}

/**
 * `OIDC_ISSUER`, `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET`; beside a Supabase project `OIDC_PROVIDER`, the name that it has
 * there. `OIDC_SIGN_UP_HINT` is a query: `screen_hint=signup` unless told otherwise.
 */
export function parseIdentityProvider(
  env: Settings,
): { identityProvider: IdentityProvider | undefined } | { problem: string } {
  const signUpHint = Object.fromEntries(new URLSearchParams(env['OIDC_SIGN_UP_HINT'] ?? 'screen_hint=signup'))
  return env['SUPABASE_URL'] === undefined ? parseOwn(env, signUpHint) : parseOfProject(env, signUpHint)
}

function parseOwn(env: Settings, signUpHint: IdentityProvider['signUpHint']) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (issuer === undefined && clientId === undefined) return { identityProvider: undefined }
  const url = URL.parse(issuer ?? '')
  const isGood = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (!issuer || !clientId || !isGood) {
    return {
      problem:
        'An identity provider needs OIDC_ISSUER, its address with https, and OIDC_CLIENT_ID; OIDC_CLIENT_SECRET where it gave one. Set them, or none for accounts with a password.',
    }
  }
  const client = { issuer, clientId, ...(clientSecret ? { clientSecret } : {}) }
  return { identityProvider: { name: 'oidc', client, signUpHint } }
}

function parseOfProject({ OIDC_PROVIDER: name, OIDC_ISSUER: issuer }: Settings, signUpHint: Record<string, string>) {
  if (issuer !== undefined && name === undefined) {
    return {
      problem:
        'With SUPABASE_URL the identity provider is set up in the project. Name it in OIDC_PROVIDER, for example keycloak, and leave OIDC_ISSUER out.',
    }
  }
  return { identityProvider: name ? { name, client: undefined, signUpHint } : undefined }
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
