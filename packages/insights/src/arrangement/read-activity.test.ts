import type { ClipDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audioClip, midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { steadyPlaces } from './steady-places.ts'

/** A note a beat, from one beat of a clip on. */
const clip = (startBeats: number, lengthBeats: number, firstBeats = 0): ClipDescription =>
  midiClip({
    startBeats,
    lengthBeats,
    notes: notes(Math.ceil(lengthBeats - firstBeats), { durationBeats: 1 }).map((note) => ({
      ...note,
      startBeats: note.startBeats + firstBeats,
    })),
  })
/** Bars in which the second of two tracks comes in and leaves. */
const movesOf = async (...clips: ClipDescription[]) => {
  const { arrangement } = await reportOf({
    tracks: [midi({ arrangementClips: [clip(0, 128)] }), midi({ arrangementClips: clips })],
  })
  const id = arrangement.clips.find(({ startBeats, endBeats }) => endBeats - startBeats < 128)?.trackId ?? -1
  return arrangement.form.moves.flatMap(({ bar, enters, leaves }) =>
    bar > 1 && [...enters, ...leaves].includes(id) ? [bar] : [],
  )
}

describe('a part comes in', () => {
  it.each<[string, ClipDescription[], number[]]>([
    ['with its clip', [clip(32, 32)], [9, 17]],
    ['with its first note, behind empty bars of its clip', [clip(32, 32, 10)], [11, 17]],
    ['with the bar that a pickup leads to', [clip(31, 33)], [9, 17]],
    ['with the bar of an upbeat of two beats', [clip(30, 34)], [8, 17]],
    ['with a hit on the last beat that goes no further', [clip(31, 1)], [8, 9]],
    ['and leaves on the bar line that its end reaches over by a hair', [clip(32, 32.2)], [9, 17]],
    ['and leaves a bar later where its end reaches over it by a beat', [clip(32, 33)], [9, 18]],
    [
      'and leaves on the bar line that its last note reaches over by a hair',
      [midiClip({ startBeats: 32, lengthBeats: 32, notes: notes(16, { durationBeats: 1.1 }) })],
      [9, 13],
    ],
    ['with a recording, as with notes', [audioClip({ startBeats: 31.5, lengthBeats: 32.6 })], [9, 17]],
    ['once, whatever its clips leave empty inside', [clip(32, 16, 2), clip(48, 16, 10)], [9, 17]],
  ])('%s', async (_, clips, bars) => {
    expect(await movesOf(...clips)).toEqual(bars)
  })

  it('and the song ends on the bar line that a recording reaches over by a hair', async () => {
    const { overview } = await reportOf({
      tracks: [midi({ arrangementClips: [audioClip({ lengthBeats: 408.04 })] })],
    })
    expect(overview).toMatchObject({ lengthBars: 102, lengthSeconds: 204 })
  })
})

it('a clip of a scene plays as long as it lasts', async () => {
  const late = { ...clip(0, 16, 5), loop: { isOn: true, start: 0, end: 16 } }
  const { arrangement } = await reportOf({ tracks: [midi({ arrangementClips: [], sessionClips: { 0: late } })] })
  expect(arrangement.form.moves.map(({ bar }) => bar)).toEqual([1])
})

describe('places of one size', () => {
  it.each<[readonly number[], readonly (readonly [number, number, number])[]]>([
    [
      [1, 1, 1, 2, 4, 4],
      [
        [1, 3, 1],
        [4, 4, 2],
        [5, 6, 4],
      ],
    ],
    [[0, 0, 3, 3], [[3, 4, 3]]],
    // One bar of ten may be another.
    [
      [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2],
      [
        [1, 11, 2],
        [9, 9, 1],
      ],
    ],
    [
      [2, 2, 1, 2, 2],
      [
        [1, 2, 2],
        [3, 3, 1],
        [4, 5, 2],
      ],
    ],
    [
      [2, 2, 2, 2, 1, 1, 2, 2, 2, 2],
      [
        [1, 4, 2],
        [5, 6, 1],
        [7, 10, 2],
      ],
    ],
  ])('%j', (sizes, places) => {
    expect(steadyPlaces(sizes).map(({ bars, size }) => [bars.from, bars.to, size])).toEqual(places)
  })
})
