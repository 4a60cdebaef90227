/** A row of auth.mfa_factors. */
export type FactorRow = {
  id: string
  user_id: string
  friendly_name: string
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'verified' | 'unverified'
  secret: string | null
  phone: string | null
  web_authn_credential: { id: string; publicKey: string; counter: number } | null
  last_used_step: string
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A factor as clients see one: never the secret. */
export function factorJson(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...(factor.phone ? { phone: factor.phone } : {}),
    ...(factor.last_challenged_at ? { last_challenged_at: factor.last_challenged_at } : {}),
  }
}
