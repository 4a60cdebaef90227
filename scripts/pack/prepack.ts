import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packedManifest, type Manifest } from './packed-manifest.ts'

/**
 * `npm pack -w @kvint/als` runs this first, in the workspace: it compiles, and puts the packed package's manifest in place of
 * this one. `postpack.ts` puts it back.
 */
const workspace = process.cwd()
const manifestPath = join(workspace, 'package.json')
const keptPath = join(workspace, '.package.json')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

rmSync(join(workspace, 'dist'), { recursive: true, force: true })
execFileSync(process.execPath, [tsc, '-p', join(workspace, 'tsconfig.pack.json')], { stdio: 'inherit' })

// One that is kept already was left by a run that broke off.
if (!existsSync(keptPath)) renameSync(manifestPath, keptPath)
const manifest = JSON.parse(readFileSync(keptPath, 'utf8')) as Manifest
writeFileSync(manifestPath, `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
