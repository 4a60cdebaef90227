/// <reference lib="webworker" />

/**
 * Lets the pages on which sets are read open without a network: the application's own files, and one page as it is drawn
 * for a person who is not signed in. Nothing of hers is kept here, no answer of the API, and no page on which one signs
 * in: whatever is not named below goes to the network as if this file were not there.
 */

/** Written in by the build: its own name, its files that these pages need, and the lessons in every language. */
declare const SHELL: { readonly build: string; readonly files: readonly string[]; readonly lessons: readonly string[] }

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const CACHE = `shell ${SHELL.build}`

/** Pages that open without a network, and the address under which each is kept. */
const PAGES: readonly (readonly [path: RegExp, kept: string])[] = [
  [/^\/projects\/?$/, '/projects'],
  [/^\/projects\/library\/?$/, '/projects/library'],
  [/^\/projects\/example\/?$/, '/projects/example'],
  [/^\/projects\/[^/]+\/?$/, '/projects/-'],
]

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
worker.addEventListener('message', (event) => {
  const { kind, from } = event.data as { readonly kind: string; readonly from: number }
  if (kind === 'keep-lessons') event.waitUntil(keepLessons(from).then((next) => event.ports[0]?.postMessage(next)))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/assets/')) {
    event.respondWith(fileOf(request))
    return
  }
  const page = request.mode === 'navigate' ? PAGES.find(([path]) => path.test(pathname)) : undefined
  if (page) event.respondWith(pageOf(request, page[1]))
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  const pages = await Promise.all(
    PAGES.map(async ([, path]) => {
      // Without the session: a page that is kept says nothing of who is signed in.
      const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
      if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`)
      await cache.put(path, answer.clone())
      return answer.text()
    }),
  )
  const named = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+/g) ?? [])
  for (const path of new Set([...SHELL.files, ...named])) {
    await untilNothingIsRead()
    await keepFile(cache, path)
  }
}

/**
 * The browser compiles each script that is kept here, half a second of a processor in all: none while a set is read or a sound heard, nor
 * in the second after, in which the report is drawn.
 */
async function untilNothingIsRead(): Promise<void> {
  const { locks } = worker.navigator as { readonly locks?: LockManager }
  const isFree = async () => locks?.request('reading', { ifAvailable: true }, (lock) => lock !== null) ?? true
  while (!(await isFree())) {
    await locks?.request('reading', () => undefined)
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
}

const REST_MS = 1000

/**
 * Asked for by a page that has loaded and rests, some at a time, so that they delay nothing. Answers where to go on, or null
 * at the end, or where one cannot be fetched: the rest comes when the next page asks.
 */
async function keepLessons(from: number): Promise<number | null> {
  const next = from + LESSONS_AT_ONCE
  try {
    const cache = await caches.open(CACHE)
    await Promise.all(SHELL.lessons.slice(from, next).map((path) => keepFile(cache, path)))
  } catch {
    return null
  }
  return next < SHELL.lessons.length ? next : null
}

const LESSONS_AT_ONCE = 8

/** From an earlier build's cache where it is there: most files stay the same from build to build. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return
  const answer = (await caches.match(path)) ?? (await fetch(path))
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer)
}

/** A later build takes over once no page of the earlier one is open: until then its files stay. */
async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell ') && name !== CACHE) await caches.delete(name)
  }
}

/** Files of the build carry their content in their name: what is kept never goes stale. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** From the network wherever it answers. */
async function pageOf(request: Request, path: string): Promise<Response> {
  const kept = () => caches.match(path, { cacheName: CACHE, ignoreVary: true })
  try {
    const answer = await fetch(request)
    return answer.status < FIRST_OF_A_DEAD_SERVER ? answer : ((await kept()) ?? answer)
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}

/** 502 to 504: something stands before a server that does not answer. */
const FIRST_OF_A_DEAD_SERVER = 502
