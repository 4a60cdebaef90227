import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RuntimeConfiguration } from '@kvint/contract'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { compressPage } from './compress-page.ts'
import { inlineStyles } from './inline-styles.ts'
import type { PageLanguage } from '../../platform/callers/page-language.ts'
import type { Page } from './read-pages.ts'

/** Draws a page of the site list once for each of its readers, with and without a session, in each language, and keeps it. */
export type DrawPage = (sitePath: string, reader: Reader) => Promise<Page>

export type Reader = { readonly mayBeSignedIn: boolean; readonly language: PageLanguage }

/**
 * Undefined where the build holds no drawing of pages: then its pre-rendered files are sent. What draws is loaded for the
 * first page, which keeps it out of the start.
 */
export function drawPages(siteFolder: string, told: RuntimeConfiguration): DrawPage | undefined {
  const file = join(siteFolder, '../server/index.js')
  if (!existsSync(file)) return undefined
  const drawn = new Map<string, Promise<Page>>()
  const draw = async (path: string, { mayBeSignedIn, language }: Reader): Promise<Page> => {
    const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage }
    const drawn = await renderPage(path.replace(/:[^/]+/g, '-'), { ...told, mayBeSignedIn }, language)
    const html = inlineStyles(drawn, siteFolder)
    return {
      html,
      compressed: await compressPage(html),
      contentSecurityPolicy: contentSecurityPolicy(html, told, path),
    }
  }
  return (sitePath, reader) => {
    const key = `${sitePath} ${reader.mayBeSignedIn} ${reader.language}`
    const known = drawn.get(key)
    if (known) return known
    const page = draw(sitePath, reader)
    drawn.set(key, page)
    page.catch(() => drawn.delete(key))
    return page
  }
}

type RenderPage = (path: string, configuration: RuntimeConfiguration, language: PageLanguage) => Promise<string>
