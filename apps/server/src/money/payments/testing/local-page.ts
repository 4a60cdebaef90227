import type { FastifyInstance } from 'fastify'

/** A page of the local stand-in, as a browser would show it. */
export async function readPage(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  return (await app.inject({ url: pathOf(url), headers })).body
}

/** Presses a button on it; `page` is the page as it was read before, else as it stands now. */
export async function chooseOn(app: FastifyInstance, url: string, choice: string, page?: string) {
  const shown = /name="shown" value="([^"]*)"/.exec(page ?? (await readPage(app, url)))?.[1]
  return await app.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ choice, ...(shown !== undefined && { shown }) }).toString(),
  })
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
