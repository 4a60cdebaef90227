import { fileURLToPath } from 'node:url'
import type { Features } from '@kvint/contract'
import { parseFeatures } from './features.ts'

/** What the process was told by its environment, parsed once. */
export type Configuration = {
  readonly host: string
  readonly port: number
  readonly environment: 'development' | 'preview' | 'production'
  readonly features: Features
  /** Folder where everything embedded lives. */
  readonly dataFolder: string
  /** Folder of the built site. */
  readonly siteFolder: string
  readonly logLevel: string
}

/** Every problem at once, each a sentence that says what to do. */
export type ConfigurationProblems = { readonly problems: readonly string[] }

export function readConfiguration(env: Record<string, string | undefined>): Configuration | ConfigurationProblems {
  const features = parseFeatures(env['FEATURES'] ?? 'none')
  const port = parsePort(env['PORT'] ?? '8080')
  const environment = parseEnvironment(env['KVINT_ENVIRONMENT'] ?? 'production')
  const problems = [features, port, environment].flatMap((part) => ('problem' in part ? [part.problem] : []))
  if ('problem' in features || 'problem' in port || 'problem' in environment) return { problems }
  return {
    host: env['HOST'] ?? 'localhost',
    port: port.port,
    environment: environment.environment,
    features: features.features,
    dataFolder: env['KVINT_DATA'] ?? inRepository('.kvint'),
    siteFolder: env['KVINT_SITE'] ?? inRepository('apps/web/build/client'),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  }
}

function parsePort(text: string): { port: number } | { problem: string } {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { port }
  return { problem: `PORT is "${text}", which is no port. Use a whole number from 0 to 65535; 0 takes a free one.` }
}

function parseEnvironment(text: string): { environment: Configuration['environment'] } | { problem: string } {
  if (text === 'development' || text === 'preview' || text === 'production') return { environment: text }
  return { problem: `KVINT_ENVIRONMENT is "${text}". Use development, preview or production.` }
}

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
}
