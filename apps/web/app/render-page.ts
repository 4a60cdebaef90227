import { createRequestHandler, type ServerBuild } from 'react-router'
import { type RuntimeConfiguration, SITE_PATHS } from '@kvint/contract'
import { drawIn, fetchNorwegianWords, type Language } from '@kvint/ui'
import * as build from 'virtual:react-router/server-build'
import { CONFIGURATION_HEADER } from './entry.server.tsx'
import { fetchAfterPaint } from './frame/fetch-after-paint.ts'
import { leaveOutScripts } from './frame/leave-out-scripts.ts'

export * from 'virtual:react-router/server-build'

/**
 * The HTML of one page of the site for a configuration and in a language, as the service sends it. Pages are drawn one
 * after the other: the language belongs to all that is being drawn. Throws where the page breaks.
 *
 * ```ts
 * const { renderPage } = await import('apps/web/build/server/index.js')
 * await renderPage('/pricing', { environment: 'production', features: ALL_FEATURES_OFF }, 'nb')
 * ```
 */
export function renderPage(path: string, configuration: RuntimeConfiguration, language: Language): Promise<string> {
  const page = before.then(async () => await draw(path, configuration, language))
  before = page.catch(() => undefined)
  return page
}

async function draw(path: string, configuration: RuntimeConfiguration, language: Language): Promise<string> {
  if (language === 'nb') await fetchNorwegianWords()
  drawIn(language)
  const answer = await handle(
    new Request(new URL(path, 'http://localhost'), {
      headers: { [CONFIGURATION_HEADER]: encodeURIComponent(JSON.stringify(configuration)) },
    }),
  )
  if (!answer.ok) throw new Error(`The page ${path} could not be drawn: it answered ${answer.status}.`)
  const html = leaveOutScripts(await answer.text())
  return STANDS_WITHOUT_SCRIPT.has(path) ? fetchAfterPaint(html) : html
}

let before: Promise<unknown> = Promise.resolve()
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
/** What these show first needs no script; a page for an account shows a spinner until its scripts have come. */
const STANDS_WITHOUT_SCRIPT: ReadonlySet<string> = new Set([
  ...SITE_PATHS.public,
  ...SITE_PATHS.projects.filter((path) => !path.includes(':')),
])
