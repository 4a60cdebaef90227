import { describe, expect, it } from 'vitest'
import { configurationProblems } from './configuration-problems.ts'
import { ALL_FEATURES_OFF } from './all-features-off.ts'
import { featuresSchema } from './features.ts'
import { runtimeConfigurationSchema, type RuntimeConfiguration } from './runtime-configuration.ts'

const shipped: RuntimeConfiguration = { environment: 'production', features: ALL_FEATURES_OFF }

describe('runtimeConfigurationSchema', () => {
  it('takes the shipped build', () => {
    expect(runtimeConfigurationSchema.parse(shipped)).toEqual(shipped)
    expect(Object.values(featuresSchema.parse(ALL_FEATURES_OFF))).toEqual(Array(7).fill(false))
  })

  it.each([
    ['an unknown environment', { ...shipped, environment: 'staging' }],
    ['a flag that is missing', { environment: 'production', features: { enableAuth: true } }],
    ['a flag as text', { ...shipped, features: { ...ALL_FEATURES_OFF, enableAuth: 'true' } }],
    ['an API base that is no URL', { ...shipped, apiBase: 'api' }],
    [
      'an auth service without a key',
      { ...shipped, auth: { kind: 'supabase', url: 'http://localhost:9', anonKey: '' } },
    ],
  ])('refuses %s', (_, value) => {
    expect(runtimeConfigurationSchema.safeParse(value).success).toBe(false)
  })
})

describe('configurationProblems', () => {
  const on = (features: Partial<RuntimeConfiguration['features']>, rest: Partial<RuntimeConfiguration> = {}) =>
    configurationProblems({ ...shipped, ...rest, features: { ...ALL_FEATURES_OFF, ...features } }).length

  it.each([
    ['nothing on', on({}), 0],
    ['auth without a service', on({ enableAuth: true }), 1],
    [
      'auth with one',
      on({ enableAuth: true }, { auth: { kind: 'oidc', url: 'http://localhost:9', anonKey: 'key' } }),
      0,
    ],
    ['payments without a vendor', on({ enablePayments: true }), 1],
    [
      'payments in production without a key',
      on({ enablePayments: true }, { payments: { environment: 'production', vendorId: '1' } }),
      1,
    ],
    [
      'payments in preview without a key',
      on({ enablePayments: true }, { environment: 'preview', payments: { environment: 'sandbox', vendorId: '1' } }),
      0,
    ],
  ])('%s', (_, count, expected) => {
    expect(count).toBe(expected)
  })
})
