import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inspectSet, type SetFacts } from './inspect-set.ts'
import { readOverview } from './read-overview.ts'
import { readSet } from './read-set.ts'
import { toOverview } from './read/to-overview.ts'

type KnownFacts = SetFacts & { readonly file: string; readonly bytes: number; readonly readable: boolean }

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDER = join(process.env['KVINT_SHARED'] ?? resolve(ROOT, '../shared'), 'data/als')

/** The others are compared by `npm run bench:corpus`: two thirds of the bytes, and no fact of a kind that is not here. */
const CHOSEN = chooseSets(200_000)

if (CHOSEN.length === 0) it.skip('reads real sets: there are none here, KVINT_SHARED names their folder')

describe.each(CHOSEN)('$file', ({ file, bytes: _bytes, readable: _readable, ...facts }) => {
  it('is read as an independent program reads it, and the same in an overview', async () => {
    const bytes = new Uint8Array(readFileSync(join(FOLDER, file)))
    const result = await readSet(bytes)
    if (result.kind === 'failure') throw new Error(result.failure.message)
    expect(result.set.gaps).toEqual([])
    expect(inspectSet(result.set)).toEqual(facts)
    expect(await readOverview(bytes)).toEqual({
      kind: 'overview',
      overview: toOverview(result.set, facts.xmlBytes ?? 0),
    })
  })
})

/** Every set of up to `mostBytes`, and each larger one in which something is found that is in no smaller one. */
function chooseSets(mostBytes: number): KnownFacts[] {
  if (!existsSync(FOLDER)) return []
  const lines = readFileSync(join(FOLDER, 'facts.jsonl'), 'utf8').trim().split('\n')
  const seen = new Set<string>()
  return lines
    .map((line) => JSON.parse(line) as KnownFacts)
    .sort((a, b) => a.bytes - b.bytes)
    .filter((facts) => {
      const added = kindsOf(facts).filter((kind) => !seen.has(kind))
      for (const kind of added) seen.add(kind)
      return facts.bytes <= mostBytes || added.length > 0
    })
}

/** Which facts are more than nothing; devices are told apart by tests of their own. */
function kindsOf({ devices: _devices, ...facts }: KnownFacts): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'object' && fact !== null
      ? Object.entries(fact).flatMap(([part, value]) => (hasAny(value) ? [`${name}.${part}`] : []))
      : hasAny(fact)
        ? [name]
        : [],
  )
}

function hasAny(fact: unknown): boolean {
  return typeof fact === 'object' && fact !== null ? Object.values(fact).some(hasAny) : Boolean(fact)
}
