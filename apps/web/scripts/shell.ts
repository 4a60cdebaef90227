import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * What every page loads: all that these import, types and what is imported later left out. Paths from the root of the
 * repository. The seam of the shell is a dynamic import, never a file's name.
 */
export function shellFiles(): ReadonlySet<string> {
  const reached = new Set<string>()
  for (const start of STARTS) follow(start, reached)
  return reached
}

function follow(file: string, reached: Set<string>): void {
  if (reached.has(file) || !/\.tsx?$/.test(file)) return
  reached.add(file)
  for (const { from, names } of importsOf(file)) {
    for (const target of targetsOf(file, from, names)) follow(target, reached)
  }
}

type Import = { readonly from: string; readonly names: readonly string[] }

function importsOf(file: string): readonly Import[] {
  const { module } = parsed(file)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? 'default')
    return entries.length > 0 && names.length === 0 ? [] : [{ from: moduleRequest.value, names }]
  })
  return [...imported, ...reExportsOf(file).map(({ from, was }) => ({ from, names: [was] }))]
}

function reExportsOf(file: string) {
  return parsed(file).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, exportName, importName }) =>
      moduleRequest && !isType
        ? [{ from: moduleRequest.value, name: exportName.name, was: importName.name ?? '' }]
        : [],
    ),
  )
}

/** The files in which the names stand: of the index of a package it takes what is asked for alone, as the bundler does. */
function targetsOf(file: string, from: string, names: readonly string[]): readonly string[] {
  if (from.startsWith('.')) return [join(dirname(file), from.replace(/\?.*$/, ''))]
  const [, name = '', path = ''] = /^@kvint\/([^/]+)(.*)$/.exec(from) ?? []
  const manifest = `packages/${name}/package.json`
  if (name === '' || !existsSync(join(ROOT, manifest))) return []
  const { exports } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')) as { exports: Record<string, string> }
  const entry = exports[`.${path}`]
  if (!entry) return []
  const index = join(`packages/${name}`, entry)
  if (path !== '') return [index]
  return reExportsOf(index)
    .filter(({ name: exported }) => names.includes(exported ?? ''))
    .flatMap(({ from: inside, was }) => targetsOf(index, inside, [was]))
}

function parsed(file: string): ReturnType<typeof parseSync> {
  return parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
}

/** Where a file stands from the root of the repository, as the bundler names it. */
export function fromRoot(id: string): string {
  return relative(ROOT, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
}

const ROOT = join(import.meta.dirname, '../../..')
const STARTS = ['apps/web/app/entry.client.tsx', 'apps/web/app/root.tsx', 'apps/web/app/routes/site.tsx']
