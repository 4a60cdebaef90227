import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Note } from '@kvint/theory'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'

/** Best time of everything on a piece in Chromium, in milliseconds; `null` where the machine has no Chromium. */
export async function timeInChromium(notes: readonly Note[], rounds: number): Promise<number | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const server = await servePackage()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${portOf(server)}/`)
    const result: unknown = await page.evaluate(
      `import('/bench/analyse-all.ts').then(({ bestTime }) => bestTime(${JSON.stringify(notes)}, ${rounds}))`,
    )
    return Number(result)
  } finally {
    await browser.close()
    server.close()
  }
}

/** Serves this package's modules with the types taken out: a page needs no build for them. */
function servePackage(): Promise<Server> {
  const root = join(import.meta.dirname, '..')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(PAGE)
      return
    }
    try {
      const text = readFileSync(join(root, path), 'utf8')
      const isJson = path.endsWith('.json')
      response.setHeader('content-type', isJson ? 'application/json' : 'text/javascript')
      response.end(isJson ? text : stripTypeScriptTypes(text))
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  return new Promise((done) => server.listen(0, 'localhost', () => done(server)))
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const PAGE = '<!doctype html><script type="importmap">{"imports":{"@kvint/theory":"/src/index.ts"}}</script>'
