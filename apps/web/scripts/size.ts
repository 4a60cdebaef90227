import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Sizes of what a page loads, gzipped, beside the budgets: `npm run size -w @kvint/web` after a build. */
const client = new URL('../build/client/', import.meta.url)
if (!existsSync(client)) {
  console.error('Nothing is built yet: run npm run build first.')
  process.exit(1)
}
const assets = readdirSync(new URL('assets/', client))
const manifest = JSON.parse(
  /=({.*})/s.exec(readFileSync(new URL(`assets/${one(/^manifest-.*\.js$/)}`, client), 'utf8'))?.[1] ?? '{}',
) as { entry: Chunk; routes: Record<string, Chunk> }

type Chunk = { module: string; imports: string[]; css?: string[] }

const shell = scripts('root', 'routes/site')
const login = scripts('root', 'routes/site', 'routes/login')
const report = scripts('root', 'routes/site', 'routes/projects/gate', 'routes/projects/report')
const library = scripts('root', 'routes/site', 'routes/projects/gate', 'routes/projects/library')
const lines: (readonly [name: string, kB: number, budget: number])[] = [
  ['shell JavaScript', total(shell), 120],
  ['login page JavaScript', total(login), 150],
  ['report page JavaScript', total(report), 220],
  ['library page JavaScript', total(library), 220],
  ['all style sheets', total(styleSheets()), 15.5],
  [
    'fonts',
    assets
      .filter((file) => /\.(?:woff2|ttf)$/.test(file))
      .reduce((sum, file) => sum + bytes(`/assets/${file}`).length, 0) / 1000,
    75,
  ],
]
for (const [name, kB, budget] of lines) {
  console.log(`${name.padEnd(24)} ${kB.toFixed(1).padStart(6)} kB of ${budget}${kB > budget ? '  OVER' : ''}`)
}
const worker = assets
  .filter((file) => file.includes('.worker-') && file.endsWith('.js'))
  .map((file) => `/assets/${file}`)
console.log(`${'worker (loaded to read)'.padEnd(24)} ${total(worker).toFixed(1).padStart(6)} kB`)
if (lines.some(([, kB, budget]) => kB > budget)) process.exitCode = 1

function scripts(...routes: string[]): string[] {
  const chunks = [manifest.entry, ...routes.flatMap((route) => manifest.routes[route] ?? [])]
  return [...new Set(chunks.flatMap(({ module, imports }) => [module, ...imports]))]
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0) / 1000
}

function bytes(path: string): Buffer {
  return readFileSync(new URL(`.${path}`, client))
}

function one(name: RegExp): string {
  return assets.find((file) => name.test(file)) ?? ''
}

/** Each once: the bundler writes a sheet again under another name where two parts load it, with the same print. */
function styleSheets(): string[] {
  const sheets = assets.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`)
  return [...new Map(sheets.map((file) => [/-([\w-]{8})\.css$/.exec(file)?.[1] ?? file, file])).values()]
}
