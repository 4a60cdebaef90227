import { expect, it } from 'vitest'
import { letterSections } from './letter-sections.ts'

const bar = (...features: string[]) => new Map(features.map((feature) => [feature, 1]))
const [verse, chorus] = [bar('bass', 'keys'), bar('bass', 'keys', 'lead', 'drums', 'pad')]

it('gives music that comes back the letter that it had', () => {
  const bars = [verse, verse, chorus, chorus, verse, bar()]
  expect(letterSections(bars, [0, 2, 4, 5], 0.8)).toEqual(['A', 'B', 'A', 'C'])
  expect(letterSections(bars, [0, 2, 4, 5], 0.6)).toEqual(['A', 'A', 'A', 'B'])
})

it('goes on after Z', () => {
  const bars = Array.from({ length: 28 }, (_, index) => bar(`part ${index}`))
  const labels = letterSections(
    bars,
    bars.map((_, index) => index),
    0.8,
  )
  expect(labels.slice(25)).toEqual(['Z', 'A2', 'B2'])
})
