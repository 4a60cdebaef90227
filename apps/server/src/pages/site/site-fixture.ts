import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import { buildApp } from '../../app.ts'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import { parseFeatures } from '../../platform/configuration/features.ts'

/**
 * A running service over a small built site of its own; `close` removes both. Its database is a copy of one that the service
 * has prepared, past whose rules `lookInto` looks; `isEmbedded` lets it start its own Postgres instead.
 */
export async function startSite(features: string, change: Change = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-site-'))
  for (const [path, content] of Object.entries(BUILT_SITE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const databaseUrl = change.databaseUrl ?? (change.isEmbedded ? undefined : await newDatabase(folder))
  const app = await buildApp(configurationFor(folder, features, { ...change, databaseUrl }), change)
  const pools: ReturnType<typeof openPool>[] = []
  const lookInto = (size = 1) => {
    if (databaseUrl === undefined) throw new Error('The embedded Postgres has no address to look into.')
    const pool = openPool(databaseUrl, { size })
    pools.push(pool)
    return pool
  }
  const close = async () => {
    await app.close()
    for (const pool of pools) await pool.end()
    rmSync(folder, { recursive: true })
  }
  return { app, close, lookInto, dataFolder: join(folder, 'data') }
}

type Change = {
  readonly operations?: Partial<Configuration['operations']>
  readonly paddle?: NonNullable<Configuration['paddle']>
  readonly databaseUrl?: string | undefined
  readonly isEmbedded?: boolean
  readonly supabase?: Configuration['supabase']
  readonly identityProvider?: Configuration['identityProvider']
  readonly s3Bucket?: Configuration['s3Bucket']
  readonly role?: Configuration['role']
  /** Where the log goes. */
  readonly logTo?: { readonly write: (line: string) => void }
}

let prepared: Promise<TestPostgres> | undefined

async function newDatabase(siteFolder: string): Promise<string> {
  prepared ??= startTestPostgres(async (databaseUrl) => {
    const app = await buildApp(configurationFor(siteFolder, 'none', { databaseUrl }), {})
    await app.close()
  })
  return (await prepared).newDatabase()
}

function configurationFor(siteFolder: string, featureList: string, change: Change): Configuration {
  const parsed = parseFeatures(featureList)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return {
    host: 'localhost',
    port: 0,
    publicUrl: 'http://localhost:8080',
    isLocal: true,
    supabase: change.supabase,
    databaseUrl: change.databaseUrl,
    sessionKey: undefined,
    identityProvider: change.identityProvider,
    smtp: undefined,
    mailFrom: undefined,
    environment: 'production',
    features: parsed.features,
    dataFolder: join(siteFolder, 'data'),
    s3Bucket: change.s3Bucket,
    siteFolder,
    operations: {
      trustedProxies: [],
      corsOrigins: [],
      metrics: undefined,
      rateLimitFactor: 1000,
      logLevel: 'silent',
      drainSeconds: 0,
      refreshSecret: undefined,
      nodeUrl: undefined,
      ...change.operations,
    },
    ...(change.paddle ? { paddle: change.paddle } : {}),
    ...(change.role ? { role: change.role } : {}),
  }
}

const head = '<script type="application/json" id="kvint-config"></script><script>paint()</script>'
const BUILT_SITE = {
  'index.html': `<html>${head}home</html>`,
  'pricing/index.html': `<html>${head}pricing</html>`,
  '__spa-fallback.html': `<html>${head}fallback</html>`,
  'assets/app-1a2b.js': 'run()',
  'assets/root-1a2b.css': 'html{}',
  'assets/schibsted-grotesk-latin-wght-normal-1a2b.woff2': '',
  'favicon.svg': '<svg/>',
}
