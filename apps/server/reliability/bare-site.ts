import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built site of two pages that hold the configuration and nothing else, for servers of measurements. */
export function bareSite(): string {
  folder ??= made()
  return folder
}

let folder: string | undefined

function made(): string {
  const site = mkdtempSync(join(tmpdir(), 'kvint-bare-site-'))
  for (const page of ['index.html', '__spa-fallback.html'])
    writeFileSync(join(site, page), '<script type="application/json" id="kvint-config"></script>')
  process.once('exit', () => rmSync(site, { recursive: true, force: true }))
  return site
}
