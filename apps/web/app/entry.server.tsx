import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { RuntimeConfiguration } from '@kvint/contract'
import { ConfigurationContext, EVERYTHING_ON, SHIPPED } from './start-up/configuration.ts'

/** Draws one page whole, for the configuration that `render-page` puts into the request. */
export default async function drawDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderToReadableStream(
    <ConfigurationContext value={configurationOf(request)}>
      <ServerRouter context={routerContext} url={request.url} />
    </ConfigurationContext>,
    { signal: request.signal },
  )
  await html.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Of the request that draws a page; no such header ever comes from outside. */
export const CONFIGURATION_HEADER = 'x-configuration'

function configurationOf(request: Request): RuntimeConfiguration {
  const told = request.headers.get(CONFIGURATION_HEADER)
  if (told) return JSON.parse(decodeURIComponent(told)) as RuntimeConfiguration
  return import.meta.env.DEV ? EVERYTHING_ON : SHIPPED
}
