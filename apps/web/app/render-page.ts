import { createRequestHandler, type ServerBuild } from 'react-router'
import { type RuntimeConfiguration, SITE_PATHS } from '@kvint/contract'
import * as build from 'virtual:react-router/server-build'
import { CONFIGURATION_HEADER } from './entry.server.tsx'
import { fetchAfterPaint } from './frame/fetch-after-paint.ts'
import { leaveOutScripts } from './frame/leave-out-scripts.ts'

export * from 'virtual:react-router/server-build'

/**
 * The HTML of one page of the site for a configuration, as the service sends it. Throws where the page breaks.
 *
 * ```ts
 * const { renderPage } = await import('apps/web/build/server/index.js')
 * await renderPage('/pricing', { environment: 'production', features: ALL_FEATURES_OFF })
 * ```
 */
export async function renderPage(path: string, configuration: RuntimeConfiguration): Promise<string> {
  const answer = await handle(
    new Request(new URL(path, 'http://localhost'), {
      headers: { [CONFIGURATION_HEADER]: encodeURIComponent(JSON.stringify(configuration)) },
    }),
  )
  if (!answer.ok) throw new Error(`The page ${path} could not be drawn: it answered ${answer.status}.`)
  const html = leaveOutScripts(await answer.text())
  return PUBLIC_PATHS.has(path) ? fetchAfterPaint(html) : html
}

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
/** What these show needs no script; a page for an account shows a spinner until its scripts have come. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(SITE_PATHS.public)
