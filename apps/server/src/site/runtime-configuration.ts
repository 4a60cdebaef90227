import type { RuntimeConfiguration } from '@kvint/contract'
import type { Configuration } from '../configuration/configuration.ts'

/** What the page is told about the build that serves it. */
export function runtimeConfiguration(configuration: Configuration): RuntimeConfiguration {
  return { environment: configuration.environment, features: configuration.features }
}
