import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { findDebianPostgres } from '@kvint/postgres'
import type { Check } from './check.ts'

const FILES = ['music', 'platform/openapi'].map((name) => `apps/server/src/${name}/`)

export const RELEASES: Check = {
  number: 7,
  name: 'the tests that npm test runs on the embedded Postgres 18, on the oldest release that is taken',
  limit: 'every test passes on Postgres 15 too',
  async run() {
    const debian = findDebianPostgres()
    if (!debian) return { isGood: null, figure: 'no other Postgres is installed here: apt-get install postgresql' }
    const child = spawn(process.execPath, [VITEST, 'run', '--project', 'unit', ...FILES], {
      cwd: ROOT,
      env: { ...process.env, KVINT_TEST_POSTGRES: 'debian', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)))
    const [code] = (await once(child, 'exit')) as [number | null]
    const summary = [...text.matchAll(/^\s*(Test Files|Tests)\s+(.+)$/gm)].map(
      ([, what, how]) => `${what} ${how?.trim()}`,
    )
    const failures = [...text.matchAll(/^\s*FAIL\s+(.+)$/gm)].map(([, name]) => name).slice(0, 3)
    return {
      isGood: code === 0,
      figure: `Postgres ${debian.release}: ${summary.join('; ')} ${failures.join(' | ')}`,
    }
  },
}

const ROOT = resolve(import.meta.dirname, '../../..')
const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs')
