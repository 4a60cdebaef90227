import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RuntimeConfiguration } from '@kvint/contract'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { compressPage } from './compress-page.ts'
import { inlineStyles } from './inline-styles.ts'
import type { Page } from './read-pages.ts'

/** Draws a page of the site list once for each of its two readers, with and without a session, and keeps it. */
export type DrawPage = (sitePath: string, mayBeSignedIn: boolean) => Promise<Page>

/**
 * Undefined where the build holds no drawing of pages: then its pre-rendered files are sent. What draws is loaded for the
 * first page, which keeps it out of the start.
 */
export function drawPages(siteFolder: string, told: RuntimeConfiguration): DrawPage | undefined {
  const file = join(siteFolder, '../server/index.js')
  if (!existsSync(file)) return undefined
  const drawn = new Map<string, Promise<Page>>()
  const draw = async (path: string, mayBeSignedIn: boolean): Promise<Page> => {
    const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage }
    const drawn = await renderPage(path.replace(/:[^/]+/g, '-'), { ...told, mayBeSignedIn })
    const html = inlineStyles(drawn, siteFolder)
    return {
      html,
      compressed: await compressPage(html),
      contentSecurityPolicy: contentSecurityPolicy(html, told, path),
    }
  }
  return (sitePath, mayBeSignedIn) => {
    const key = `${sitePath} ${mayBeSignedIn}`
    const known = drawn.get(key)
    if (known) return known
    const page = draw(sitePath, mayBeSignedIn)
    drawn.set(key, page)
    page.catch(() => drawn.delete(key))
    return page
  }
}

type RenderPage = (path: string, configuration: RuntimeConfiguration) => Promise<string>
