import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildApp } from '../app.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { parseFeatures } from '../configuration/features.ts'

/** A running service over a small built site of its own; `close` removes both. */
export async function startSite(features: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-site-'))
  for (const [path, content] of Object.entries(BUILT_SITE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const app = await buildApp(configurationFor(folder, features))
  const close = async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  }
  return { app, close, dataFolder: join(folder, 'data') }
}

function configurationFor(siteFolder: string, featureList: string): Configuration {
  const parsed = parseFeatures(featureList)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return {
    host: 'localhost',
    port: 0,
    publicUrl: 'http://localhost:8080',
    isLocal: true,
    supabase: undefined,
    databaseUrl: undefined,
    sessionKey: undefined,
    smtp: undefined,
    mailFrom: undefined,
    environment: 'production',
    features: parsed.features,
    dataFolder: join(siteFolder, 'data'),
    siteFolder,
    logLevel: 'silent',
  }
}

const head = '<script type="application/json" id="kvint-config"></script><script>paint()</script>'
const BUILT_SITE = {
  'index.html': `<html>${head}home</html>`,
  'pricing/index.html': `<html>${head}pricing</html>`,
  '__spa-fallback.html': `<html>${head}fallback</html>`,
  'assets/app-1a2b.js': 'run()',
  'favicon.svg': '<svg/>',
}
