import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RuntimeConfiguration } from '@kvint/contract'
import type { CompressedPage } from './compress-page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

export type Page = {
  readonly html: string
  /** The same in fewer bytes, by the name of the encoding, where it was worth making. */
  readonly compressed?: CompressedPage
  readonly contentSecurityPolicy: string
}

/** The built pages with the run-time configuration in them, by the path that each answers. */
export function readPages(
  siteFolder: string,
  told: RuntimeConfiguration,
): { byPath: Map<string, Page>; fallback: Page } {
  const byPath = new Map<string, Page>()
  for (const file of readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html')) continue
    const path = `/${relative('.', file)
      .replaceAll('\\', '/')
      .replace(/\/?index\.html$/, '')}`
    byPath.set(path, toPage(readFileSync(join(siteFolder, file), 'utf8'), told))
  }
  const fallback = toPage(readFileSync(join(siteFolder, '__spa-fallback.html'), 'utf8'), told)
  return { byPath, fallback }
}

function toPage(built: string, told: RuntimeConfiguration): Page {
  const configurationJson = JSON.stringify(told).replaceAll('<', String.raw`\u003c`)
  const html = built.replace(CONFIGURATION_SLOT, (_slot, open: string) => `${open}${configurationJson}</script>`)
  return { html, contentSecurityPolicy: contentSecurityPolicy(html, told) }
}

const CONFIGURATION_SLOT = /(<script[^>]*id="kvint-config"[^>]*>)[^<]*<\/script>/
