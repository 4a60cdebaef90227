import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Check } from './check.ts'
import { binariesOf, type Major } from './real-parts/postgres-releases.ts'

const FILES = ['music', 'platform/openapi'].map((name) => `apps/server/src/${name}/`)
const OTHERS: readonly Major[] = [15, 16, 17]

export const RELEASES: Check = {
  number: 7,
  name: 'the tests that npm test runs on the embedded Postgres 18, on the other releases that are taken',
  limit: 'every test passes on Postgres 15, 16 and 17 too',
  async run() {
    const seen = []
    for (const major of OTHERS) seen.push(await testOn(major))
    const ran = seen.filter((each) => each !== undefined)
    if (ran.length === 0) return { isGood: null, figure: 'no other Postgres is to be had here' }
    return {
      isGood: ran.every(({ code }) => code === 0),
      figure: ran.map(({ words }) => words).join('; '),
    }
  },
}

async function testOn(major: Major): Promise<{ readonly code: number | null; readonly words: string } | undefined> {
  const binaries = binariesOf(major)
  if (!binaries) return undefined
  const child = spawn(process.execPath, [VITEST, 'run', '--project', 'unit', ...FILES], {
    cwd: ROOT,
    env: { ...process.env, KVINT_TEST_POSTGRES: binaries.folder, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)))
  const [code] = (await once(child, 'exit')) as [number | null]
  const summary = [...text.matchAll(/^\s*(Test Files|Tests)\s+(.+)$/gm)].map(
    ([, what, how]) => `${what} ${how?.trim()}`,
  )
  const failures = [...text.matchAll(/^\s*FAIL\s+(.+)$/gm)].map(([, name]) => name).slice(0, 3)
  return { code, words: `Postgres ${binaries.release}: ${[...summary, ...failures].join(' | ')}` }
}

const ROOT = resolve(import.meta.dirname, '../../..')
const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs')
