import type { ChordReading, ClipReport } from '@kvint/report'
import { expect, it } from 'vitest'
import { arrangementSvg } from '../resources/arrangement-svg.ts'
import { smallReport } from '../testing/small-report.ts'
import { chordLines } from './chord-lines.ts'
import { notesOf } from './clip-shape.ts'
import { noteBars } from './note-bars.ts'
import { placeOf } from './place.ts'
import { registerOverlap } from './register-overlap.ts'
import { trackState } from './track-state.ts'

/** What a file says is no measure of the work that a question about it may make. */
const report = smallReport()
const [first, , , last] = report.arrangement.clips
if (!first || !last || report.harmony.kind === 'unknown') throw new Error('The small report has clips and chords.')
const { chords } = report.harmony

it('leaves out a note at a place that no song has', () => {
  const rows = [57, 60].map((pitch) => [pitch, 0, 1, 100] as const)
  const far = [400_000, 1e9, 1e15, Number.MAX_VALUE, Number.NaN].map((start) => [64, start, 1, 100] as const)
  expect(noteBars([...rows, ...far], { beatsPerBar: 4 })).toEqual({ lines: ['1: 1 A2+C3 (1)'], bars: 1 })
})

it('names the first notes of a chord and of a bar that hold thousands, and counts the others', () => {
  const together = Array.from({ length: 5_000 }, (_, at) => [at % 128, 0, 1, 100] as const)
  const apart = Array.from({ length: 5_000 }, (_, at) => [60, at / 2_000, 1, 100] as const)
  for (const rows of [together, apart]) {
    const [line = ''] = noteBars(rows, { beatsPerBar: 4 }).lines
    expect(line).toMatch(/\d+ more/)
    expect(line.length).toBeLessThan(6_000)
  }
})

it('looks at each chord a few times, however many bars are asked for', () => {
  let looks = 0
  const counted = chords.map(
    (chord) =>
      new Proxy(chord, {
        get: (target, name: keyof ChordReading) => {
          looks += 1
          return target[name]
        },
      }),
  )
  const lines = chordLines(counted, report.arrangement, { from: 1, to: 99_999 }, false)
  expect(lines).toEqual(chordLines(chords, report.arrangement, { from: 1, to: 16 }, false))
  expect(looks).toBeLessThan(16 * chords.length)
})

it('tells a chord that no song holds so long no longer', () => {
  const [held] = chords
  if (!held) throw new Error('The small report has chords.')
  const lines = chordLines([{ ...held, endBeats: 1e12 }], report.arrangement, { from: 1, to: 99_999 }, false)
  const lastBars = lines.flatMap(({ bars }) => bars.split('–').map(Number))
  expect(Math.max(...lastBars)).toBeLessThan(2_010)
})

it('finds the notes of equal clips by one look at all', () => {
  let looks = 0
  const clips = Array.from({ length: 300 }, (_, at): ClipReport =>
    Object.defineProperty({ ...last, id: `c${at}`, contentId: `k${at}`, notes: [] }, 'contentId', {
      get: () => {
        looks += 1
        return `k${at}`
      },
    }),
  )
  const many = smallReport({ arrangement: { ...report.arrangement, clips } })
  for (const clip of clips) expect(notesOf(clip, many)).toEqual([])
  expect(looks).toBeLessThan(10 * clips.length)
})

it('leaves parts out of the register that hold more than a song', () => {
  const overlapOf = (beats: number) => {
    const clips = [2, 3].map((trackId) => ({
      ...last,
      id: `e${trackId}`,
      trackId,
      startBeats: 0,
      endBeats: beats,
      notes: Array.from({ length: 100 }, (_, at) => [at, 0, beats, 90] as const),
    }))
    const long = smallReport({ arrangement: { ...report.arrangement, lengthBeats: beats, clips } })
    const place = placeOf(long, {})
    if ('problem' in place) throw new Error(place.problem)
    return registerOverlap(long, place)
  }
  expect(overlapOf(96)).toHaveLength(1)
  expect(overlapOf(1_500)).toEqual([])
})

it('draws the first tracks of a set that has thousands', () => {
  const [track] = report.tracks
  if (!track) throw new Error('The small report has tracks.')
  const tracks = Array.from({ length: 1_000 }, (_, id) => ({ ...track, id }))
  const clips = tracks.map(({ id }) => ({ ...first, id: `c${id}`, trackId: id }))
  const svg = arrangementSvg(smallReport({ tracks, arrangement: { ...report.arrangement, clips } }))
  expect(svg.match(/<rect/g)).toHaveLength(200)
  expect(svg).toContain('1000 tracks')
})

it('knows what plays beside a solo by one look at all, however deep groups lie', () => {
  const [track] = report.tracks
  if (!track) throw new Error('The small report has tracks.')
  let looks = 0
  const tracks = Array.from({ length: 300 }, (_, id) =>
    Object.defineProperty({ ...track, id, kind: 'group' as const, isSoloed: id % 2 === 0 }, 'groupId', {
      get: () => {
        looks += 1
        return id === 0 ? null : id - 1
      },
    }),
  )
  const nested = smallReport({ tracks })
  for (const each of tracks) expect(trackState(each, nested)).toBe('heard')
  expect(looks).toBeLessThan(300 * tracks.length)
})
