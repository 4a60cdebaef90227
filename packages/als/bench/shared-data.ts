import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

/** The folder of real sets beside the repository; `null` where it is absent. */
export function findSharedSets(): string | null {
  const folder = join(process.env['KVINT_SHARED'] ?? resolve(ROOT, '../shared'), 'data/als')
  return existsSync(folder) ? folder : null
}

export type Facts = Readonly<Record<string, unknown>> & { readonly file: string; readonly xmlBytes: number }

/** What an independent program read from each set. */
export function readFacts(folder: string): Facts[] {
  return readFileSync(join(folder, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Facts)
}
