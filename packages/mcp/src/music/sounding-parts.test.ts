import { expect, it } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { soundingParts } from './sounding-parts.ts'
import { voicesOfBars } from './voices-of-bars.ts'

const report = smallReport()
/** The bass under a fader that is down from its third bar on. */
const faded = {
  ...report,
  arrangement: {
    ...report.arrangement,
    clips: report.arrangement.clips.map((clip) =>
      clip.id === 'c2' ? { ...clip, heardIn: [{ startBeats: 0, endBeats: 8 }] } : clip,
    ),
  },
}
const notesIn = (of: typeof report, startBeats: number, endBeats: number) =>
  soundingParts(of, { startBeats, endBeats }).find(({ track }) => track.name === 'Bass')?.notes ?? []

it('sounds nothing where automation closes the fader of a clip', () => {
  expect(notesIn(report, 8, 16).length).toBeGreaterThan(0)
  expect(notesIn(faded, 8, 16)).toEqual([])
  expect(notesIn(faded, 0, 16)).toEqual(notesIn(report, 0, 8))
})

it('gives such bars no line', () => {
  const of = (one: typeof report) =>
    voicesOfBars(one, { from: 3, to: 3 }).lines.filter((line) => line.startsWith('Bass'))
  expect(of(report)).toHaveLength(1)
  expect(of(faded)).toEqual([])
})
