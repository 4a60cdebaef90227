import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, parse } from 'node:path'

/** Writes `service-worker.js` into a build, with the names of the files that its pages need without a network. */
export function writeServiceWorker(client: string): void {
  const assets = readdirSync(join(client, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
  const later = assets.filter((name) => LATER.test(name)).flatMap((name) => [...withImports(client, name)])
  const files = [...new Set([...routeFiles(client, assets), ...later.map(asPath)])]
  const lessons = assets.filter((name) => LESSONS.test(name)).map(asPath)
  const build = createHash('sha256').update(assets.toSorted().join()).digest('hex').slice(0, 16)
  const source = readFileSync(join(import.meta.dirname, '../service-worker/service-worker.ts'), 'utf8')
  const code = stripTypeScriptTypes(source, { mode: 'strip' })
  writeFileSync(
    join(client, 'service-worker.js'),
    `const SHELL = ${JSON.stringify({ build, files, lessons })}\n${code}`,
  )
  console.log(`Service worker: ${files.length} files and ${lessons.length} lessons kept for ${build}`)
}

/** What the router's own manifest says that the pages of sets load. */
function routeFiles(client: string, assets: readonly string[]): string[] {
  const name = assets.find((each) => /^manifest-\w+\.js$/.test(each))
  if (name === undefined) throw new Error('The build has no manifest of its routes: nothing is known of their files.')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const routes = Object.values(manifest.routes).filter(({ id }) => ROUTES.test(id))
  return [
    asPath(name),
    ...[manifest.entry, ...routes].flatMap(({ module, imports, css }) => [module, ...imports, ...css]),
  ]
}

/** A file and all that it imports before it runs. */
function withImports(client: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  if (!name.endsWith('.js')) return found
  const code = readFileSync(join(client, 'assets', name), 'utf8')
  for (const [, file] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (file) withImports(client, file, found)
  return found
}

function asPath(name: string): string {
  return `/assets/${name}`
}

type Files = { readonly module: string; readonly imports: readonly string[]; readonly css: readonly string[] }
type Manifest = { readonly entry: Files; readonly routes: Readonly<Record<string, Files & { readonly id: string }>> }

const ROUTES = /^(?:root|routes\/site|routes\/projects\/(?:gate|list|report|example|library))$/
/** A lesson is a file of its own in each language, named by its id. */
const LESSONS = new RegExp(
  `^(?:${readdirSync(join(import.meta.dirname, '../../../packages/insights/src/lessons/en'))
    .map((file) => parse(file).name)
    .join('|')})-[\\w-]+\\.js$`,
)
/** What they load when it is first needed, or by address: reading a set, sound, exercises, what keeps and shares, the list of lessons, the example, letters. */
const LATER =
  /^(?:read-set\.worker|sound|ears-round|keep-actions|own-length|kept-bounces|share(?:-\d)?|lesson-files|example-report|schibsted-grotesk-latin-wght)-[\w-]+\.\w+$/
