import type { RuntimeConfiguration } from '@kvint/contract'
import type { Configuration } from '../configuration/configuration.ts'

/** What the page is told about the build that serves it, as JSON that is safe inside a script element. */
export function runtimeConfiguration(configuration: Configuration): string {
  const told: RuntimeConfiguration = { environment: configuration.environment, features: configuration.features }
  return JSON.stringify(told).replaceAll('<', String.raw`\u003c`)
}
