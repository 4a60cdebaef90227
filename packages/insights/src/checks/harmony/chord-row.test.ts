import { expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { byAFifth, byASemitone, CHORD_ROW_CASES } from './chord-row.cases.ts'
import { Am, bars, C, chords, F, G, part } from './harmony.cases.ts'

testCases(CHORD_ROW_CASES)

it('names the row and its steps where the key is sure', async () => {
  const found = await findingOf('HA29', chords([C, Am, F, G, C], 1))
  expect(found?.claim).toBe('C – Am – F – G – C: I vi IV V I in C major.')
  expect(found?.evidence.map(({ text }) => text)[1]).toMatch(/^Am is vi/)
  expect(found?.place.bars).toEqual({ from: 1, to: 5 })
})

it('tells roots that fall by one interval', async () => {
  const told = async (rows: readonly (readonly number[])[]) => (await findingOf('HA29', chords(rows, 1)))?.claim
  expect(await told(byASemitone)).toMatch(/: each root lies a semitone below the one before\.$/)
  expect(await told(byAFifth)).toMatch(/: each root lies a fifth below the one before\.$/)
  expect(await told([Am, G, F, [39, 55, 58, 63]])).toMatch(/: each root lies a whole tone below the one before\.$/)
  expect(await told([...byAFifth, F, G])).not.toMatch(/each root/)
})

it('reads each scene for itself, and says which', async () => {
  const clip = (rows: readonly (readonly number[])[]) => midiClip({ lengthBeats: rows.length * 4, notes: bars(rows) })
  const session = { tracks: [midi({ arrangementClips: [], sessionClips: { 0: clip([C]), 1: clip([F, G, Am, C]) } })] }
  expect((await findingOf('HA29', session))?.claim).toMatch(/^F – G – Am – C.*, in scene “Scene 2”\.$/)
})

it.each([
  [1, 4, false],
  [1, 5, false],
  [2, 2, true],
  [2, 3, true],
])('tells chords in turns by their beats (%s), %s times round: %s', async (beats, times, isTold) => {
  const rows = bars([C, F], times).map(({ pitch, startBeats }) => ({
    pitch,
    startBeats: (startBeats / 4) * beats,
    durationBeats: beats,
  }))
  const finding = await findingOf('HA29', { tracks: [part('Chords', rows)] })
  expect(finding?.claim.startsWith('C and F take turns') ?? false).toBe(isTold)
})
