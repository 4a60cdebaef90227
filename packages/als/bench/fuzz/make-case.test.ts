import { expect, test } from 'vitest'
import { buildSetXml, fullSet } from '../../src/builder/index.ts'
import { checkCase } from './check-case.ts'
import { makeCase } from './make-case.ts'
import type { Seeds } from './seeds.ts'
import { shrink } from './shrink.ts'
import { thinSet } from './thin-set.ts'

const SEEDS: Seeds = [buildSetXml({}), thinSet(buildSetXml(fullSet(12)), 1)]

test('a case is the same for the same seed and number, and another for another', () => {
  const make = (seed: number, index: number) => Buffer.from(makeCase(seed, index, SEEDS).bytes).toString('latin1')
  expect(make(1, 7)).toBe(make(1, 7))
  const cases = Array.from({ length: 40 }, (_, index) => make(index % 2, index))
  expect(new Set(cases).size).toBeGreaterThan(35)
})

test('cases are sets still, or broken in different ways', async () => {
  const flaws = await Promise.all(Array.from({ length: 60 }, (_, index) => checkCase(makeCase(3, index, SEEDS))))
  expect(flaws.filter((flaw) => flaw !== null)).toEqual([])
})

test('a thin set keeps the first of each kind of sibling, and every element closed', () => {
  const xml = buildSetXml({ tracks: [1, 2, 3].map((n) => ({ kind: 'midi', name: `Track ${n}` })) })
  const thin = thinSet(xml, 2)
  expect([...thin.matchAll(/<UserName Value="(Track \d)"/g)].map((found) => found[1])).toEqual(['Track 1', 'Track 2'])
  expect(thin.match(/<MidiTrack/g)?.length).toBe(thin.match(/<\/MidiTrack>/g)?.length)
})

test('an input with a flaw is made as short as the flaw lets it', async () => {
  const bytes = new TextEncoder().encode(`${'x'.repeat(300)}<flaw>${'y'.repeat(500)}`)
  const small = await shrink(bytes, async (one) => new TextDecoder().decode(one).includes('<flaw>'), 2000)
  expect(new TextDecoder().decode(small)).toBe('<flaw>')
})
