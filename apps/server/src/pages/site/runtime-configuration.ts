import type { RuntimeConfiguration } from '@kvint/contract'
import type { AccountService } from '../../people/service/account-service.ts'
import type { Configuration } from '../../platform/configuration/configuration.ts'

/** What runs behind the pages; undefined where it does not. */
export type Services = {
  readonly accounts: AccountService | undefined
  readonly payments: RuntimeConfiguration['payments'] | undefined
}

/** What the page is told about the build that serves it. */
export function runtimeConfiguration(
  { environment, features, publicUrl, visitorServices, toolServers, identityProvider }: Configuration,
  { accounts, payments }: Services,
): RuntimeConfiguration {
  return {
    environment,
    features,
    publicUrl,
    ...visitorServices,
    ...(toolServers === 'own' ? { toolServers } : {}),
    ...(payments ? { payments } : {}),
    ...(accounts
      ? {
          auth: {
            kind: identityProvider ? 'oidc' : 'supabase',
            url: accounts.url,
            anonKey: accounts.publishableKey,
          },
        }
      : {}),
  }
}
