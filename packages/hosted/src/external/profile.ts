/** Who a provider says somebody is. */
export type Profile = {
  provider: string
  providerId: string
  email: string | undefined
  isEmailVerified: boolean
  metadata: Record<string, unknown>
}

/** Reads the claims of an id token or of a user-info answer. */
export function profileFrom(provider: string, claims: Record<string, unknown>): Profile {
  const id = claims['sub'] ?? claims['id']
  const providerId = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  const email = typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : undefined
  const isEmailVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  const name = claims['name'] ?? claims['login']
  const picture = claims['picture'] ?? claims['avatar_url']
  return {
    provider,
    providerId,
    email,
    isEmailVerified,
    metadata: {
      ...(claims['iss'] ? { iss: claims['iss'] } : {}),
      sub: providerId,
      provider_id: providerId,
      ...(name ? { name, full_name: name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(claims['preferred_username'] ? { preferred_username: claims['preferred_username'] } : {}),
      ...(email ? { email } : {}),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  }
}
