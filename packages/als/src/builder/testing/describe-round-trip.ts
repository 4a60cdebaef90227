import { describe, expect, test } from 'vitest'
import { readSet, type LiveSet, type Track } from '../../index.ts'
import { buildSet } from '../build-set.ts'
import { fullSet } from '../full-set.ts'
import type { LiveMajor } from '../live-shape.ts'

export const ALL: readonly LiveMajor[] = [8, 9, 10, 11, 12]

/** A fact of the described set, the releases whose files can say it, where it stands in the model, and what it is. */
export type RoundTripFact = readonly [
  fact: string,
  releases: readonly LiveMajor[],
  read: (set: LiveSet) => unknown,
  expected: unknown,
]

/** Tests that what `fullSet` is described to hold is what is read from the file made of it, release by release. */
export function describeRoundTrip(subject: string, facts: readonly RoundTripFact[]) {
  describe.each(ALL)(`${subject} that Live %i is described to hold are what is read`, (live) => {
    test.each(facts.filter(([, releases]) => releases.includes(live)))('%s', async (_, __, read, expected) => {
      expectClose(read(await roundTrip(live)), expected)
    })
  })
}

export function trackOf(set: LiveSet, name: string): Track {
  const found = set.tracks.find((one) => one.name === name)
  if (!found) throw new Error(`There is no track "${name}".`)
  return found
}

const cache = new Map<LiveMajor, LiveSet>()

async function roundTrip(live: LiveMajor): Promise<LiveSet> {
  const cached = cache.get(live)
  if (cached) return cached
  const result = await readSet(await buildSet(fullSet(live)))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  cache.set(live, result.set)
  return result.set
}

/** Levels go through an amplitude of Live's and come back a hair off. */
function expectClose(found: unknown, expected: unknown) {
  if (typeof expected === 'number') expect(found).toBeCloseTo(expected, 6)
  else if (typeof expected === 'object' && expected !== null) expect(found).toMatchObject(expected)
  else expect(found).toBe(expected)
}
