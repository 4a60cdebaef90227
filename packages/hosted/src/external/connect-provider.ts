import { allowInsecureRequests, Configuration, discovery } from 'openid-client'
import type { ProviderSettings } from '../settings.ts'

/** What openid-client needs to know of a provider: discovered once an hour, or taken from the settings. */
export async function connectProvider(name: string, provider: ProviderSettings): Promise<Configuration> {
  const key = `${name} ${provider.issuer ?? provider.authorizationUrl} ${provider.clientId}`
  const known = connected.get(key)
  if (known && known.at > Date.now() - HOUR_MS) return known.configuration
  const configuration = await connect(provider)
  connected.set(key, { configuration, at: Date.now() })
  return configuration
}

const HOUR_MS = 3_600_000
const connected = new Map<string, { configuration: Configuration; at: number }>()

async function connect(provider: ProviderSettings): Promise<Configuration> {
  const insecure = provider.allowsHttp ? [allowInsecureRequests] : []
  if (provider.issuer)
    return discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
      execute: insecure,
      timeout: 8,
    })
  const server = {
    issuer: provider.authorizationUrl ?? '',
    ...(provider.authorizationUrl ? { authorization_endpoint: provider.authorizationUrl } : {}),
    ...(provider.tokenUrl ? { token_endpoint: provider.tokenUrl } : {}),
    ...(provider.userInfoUrl ? { userinfo_endpoint: provider.userInfoUrl } : {}),
  }
  const configuration = new Configuration(server, provider.clientId, provider.clientSecret)
  for (const apply of insecure) apply(configuration)
  return configuration
}
