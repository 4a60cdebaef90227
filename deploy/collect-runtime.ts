import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'

/**
 * `node deploy/collect-runtime.ts --to DIR [--site DIR]`: all that a built server needs to run, and nothing else: its program, the site,
 * migrations, `kvint` for who runs it, and of `node_modules` what the program looks for at run time. The embedded Postgres stays
 * behind.
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, site: { type: 'string' } } })
if (!values.to) throw new Error('Say where to: --to DIR')
/** `kvint backup|restore|queue|doctor`, wherever it is called from, by a link too. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node_modules/node/bin/node" "$here/apps/server/build/operate.js" "$@"
`

const from = join(import.meta.dirname, '..')
const to = values.to
rmSync(to, { recursive: true, force: true })
mkdirSync(to, { recursive: true })

for (const path of [
  'package.json',
  'apps/server/package.json',
  'apps/server/build',
  'packages/hosted/package.json',
  'packages/hosted/migrations',
  'supabase/migrations',
  'node_modules/node/bin/node',
])
  copy(path)
const site = realpathSync(values.site ?? join(from, 'apps/web/build/client'))
cpSync(site, join(to, 'apps/web/build/client'), { recursive: true })
/** What draws the pages, with all that it imports from others in it. */
const drawing = join(site, '../server/index.js')
if (existsSync(drawing)) {
  const bundle = await rolldown({ input: drawing, platform: 'node', logLevel: 'silent' })
  await bundle.write({ dir: join(to, 'apps/web/build/server'), format: 'esm' })
  await bundle.close()
}
cpSync(join(from, 'packages/hosted/package.json'), join(to, 'node_modules/@kvint/hosted/package.json'))
cpSync(join(from, 'packages/hosted/migrations'), join(to, 'node_modules/@kvint/hosted/migrations'), { recursive: true })

/** Left outside of the program by `build-server.ts`. */
const wanted = ['@resvg/resvg-js', 'dejavu-fonts-ttf', 'piscina', '@aws-sdk/client-s3', '@tus/s3-store'].map(
  (name) => ({
    name,
    by: join(from, 'apps/server'),
  }),
)
const seen = new Set<string>()
for (let next = wanted.pop(); next; next = wanted.pop()) {
  const folder = find(next.name, next.by)
  if (!folder || seen.has(folder)) continue
  seen.add(folder)
  copy(relative(from, folder))
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {
    dependencies?: object
    optionalDependencies?: object
  }
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) wanted.push({ name, by: folder })
}
writeFileSync(join(to, 'kvint'), LAUNCHER, { mode: 0o755 })
process.stdout.write(`${seen.size} packages in ${to}\n`)

function copy(path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true })
  cpSync(join(from, path), join(to, path), {
    recursive: true,
    dereference: true,
    filter: (source) => !/\.(?:map|d\.[cm]?ts|md)$/.test(source),
  })
}

/** As Node looks for it; undefined for what this machine’s npm left out. */
function find(name: string, by: string): string | undefined {
  for (let folder = by; ; folder = dirname(folder)) {
    const at = join(folder, 'node_modules', name)
    if (existsSync(join(at, 'package.json'))) return at
    if (folder === dirname(folder)) return undefined
  }
}
