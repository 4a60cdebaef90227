import type { RuntimeConfiguration } from '@kvint/contract'
import type { AccountService } from '../accounts/account-service.ts'
import type { Configuration } from '../configuration/configuration.ts'

/** What the page is told about the build that serves it. */
export function runtimeConfiguration(
  { environment, features }: Configuration,
  accounts: AccountService | undefined,
): RuntimeConfiguration {
  return {
    environment,
    features,
    ...(accounts ? { auth: { kind: 'supabase', url: accounts.url, anonKey: accounts.publishableKey } } : {}),
  }
}
