import type { RuntimeConfiguration } from './runtime-configuration.ts'

/**
 * What a configuration of the right shape still lacks for the features that it turns on, a sentence each; empty where
 * it is complete.
 *
 * ```ts
 * configurationProblems({ environment: 'production', features: { ...ALL_FEATURES_OFF, enableAuth: true } })
 * // ['enableAuth is on, but no auth service is configured. Set its URL and anon key, or turn the feature off.']
 * ```
 */
export function configurationProblems({ environment, features, auth, payments }: RuntimeConfiguration): string[] {
  const problems: string[] = []
  if (features.enableAuth && !auth) {
    problems.push(
      'enableAuth is on, but no auth service is configured. Set its URL and anon key, or turn the feature off.',
    )
  }
  if (features.enablePayments && !payments) {
    problems.push('enablePayments is on, but no vendor id is set. Set it, or turn the feature off.')
  }
  if (features.enablePayments && payments && environment === 'production' && !payments.publicKey) {
    problems.push('enablePayments is on in production, but no public key is set. Set it, or turn the feature off.')
  }
  return problems
}
