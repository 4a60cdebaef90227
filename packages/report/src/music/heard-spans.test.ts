import { expect, it } from 'vitest'
import { heardSpans } from './heard-spans.ts'

const clip = { startBeats: 0, endBeats: 64, isHeard: true }
const heardIn = [{ startBeats: 32, endBeats: 64 }]

it('is the clip itself, its heard stretches, or nothing', () => {
  expect(heardSpans(clip)).toMatchObject([{ startBeats: 0, endBeats: 64 }])
  expect(heardSpans({ ...clip, heardIn })).toEqual(heardIn)
  expect(heardSpans({ ...clip, heardIn, isHeard: false })).toEqual([])
})
