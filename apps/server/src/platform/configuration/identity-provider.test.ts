import { expect, it } from 'vitest'
import { parseIdentityProvider } from './identity-provider.ts'

const own = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'kvint' }

it('is none unless it is configured', () => {
  expect(parseIdentityProvider({})).toEqual({ identityProvider: undefined })
  expect(parseIdentityProvider({ SUPABASE_URL: 'https://x.supabase.co' })).toEqual({ identityProvider: undefined })
})

it('is reached by the embedded service, and hears of a sign-up by a hint', () => {
  expect(parseIdentityProvider({ ...own, OIDC_CLIENT_SECRET: 's', OIDC_SIGN_UP_HINT: 'prompt=create&a=b' })).toEqual({
    identityProvider: {
      name: 'oidc',
      client: { issuer: 'https://login.example', clientId: 'kvint', clientSecret: 's' },
      signUpHint: { prompt: 'create', a: 'b' },
    },
  })
  expect(parseIdentityProvider(own)).toMatchObject({ identityProvider: { signUpHint: { screen_hint: 'signup' } } })
})

it('is one of the project beside a Supabase project', () => {
  expect(parseIdentityProvider({ SUPABASE_URL: 'https://x.supabase.co', OIDC_PROVIDER: 'keycloak' })).toMatchObject({
    identityProvider: { name: 'keycloak', client: undefined },
  })
})

it.each([
  ['no client id', { OIDC_ISSUER: own.OIDC_ISSUER }],
  ['no issuer', { OIDC_CLIENT_ID: 'kvint' }],
  ['http to another machine', { ...own, OIDC_ISSUER: 'http://login.example' }],
  ['no address', { ...own, OIDC_ISSUER: 'login' }],
  ['an issuer beside a Supabase project', { ...own, SUPABASE_URL: 'https://x.supabase.co' }],
])('is refused with %s', (_, env) => {
  expect(parseIdentityProvider(env)).toHaveProperty('problem')
})
