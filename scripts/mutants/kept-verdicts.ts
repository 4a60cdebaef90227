import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './read-mutants.ts'

/** Which holes were killed in earlier runs of exactly these sources and tests. */
export function keptVerdicts(
  root: string,
  isFresh: boolean,
): { isKilled(mutant: Mutant): boolean; noteKilled(mutant: Mutant): void } {
  const file = join(root, 'node_modules/.cache/kvint-mutants.json')
  const sources = printOf(SOURCES, root)
  const killed = new Set(isFresh || !existsSync(file) ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]))
  const keyOf = (mutant: Mutant) => createHash('sha256').update(sources).update(JSON.stringify(mutant)).digest('hex')
  return {
    isKilled: (mutant) => killed.has(keyOf(mutant)),
    noteKilled(mutant) {
      killed.add(keyOf(mutant))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...killed]))
    },
  }
}

const SOURCES = [
  'packages/hosted/src',
  'packages/hosted/migrations',
  'packages/postgres/src',
  'packages/contract/src',
  'packages/mcp/src',
  'apps/server/src',
  'supabase',
]

function printOf(folders: readonly string[], root: string): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex')
}
