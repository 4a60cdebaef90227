import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packedManifest, type Manifest } from './packed-manifest.ts'

/** `npm pack` runs this first: it compiles, and puts the packed package's manifest in place of this one. `postpack.ts` puts it back. */
const PACKAGE = join(import.meta.dirname, '..')
const MANIFEST = join(PACKAGE, 'package.json')
const KEPT = join(PACKAGE, '.package.json')

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true })
execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', join(PACKAGE, 'tsconfig.pack.json')], {
  stdio: 'inherit',
})

// One that is kept already was left by a run that broke off.
if (!existsSync(KEPT)) renameSync(MANIFEST, KEPT)
const manifest = JSON.parse(readFileSync(KEPT, 'utf8')) as Manifest
writeFileSync(MANIFEST, `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
