import { describe, expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { bars, line, loop, part } from './harmony.cases.ts'

/** A bass that strikes each of its notes eight times in two bars, off the beat: held over it, it would be a chord. */
const bass = (pitches: readonly number[], times: number, from = 0) =>
  Array.from({ length: times }, () => pitches)
    .flat()
    .flatMap((pitch, at) =>
      [0, 0.5, 2, 3.5, 5, 6.5].map((beat) => ({ pitch, startBeats: from + at * 8 + beat, durationBeats: 1 })),
    )
const VERSE = [33, 35, 31, 30]
const CHORUS = [33, 36, 38, 38]

const told = (notes: ReturnType<typeof bass>, ...others: ReturnType<typeof part>[]) =>
  findingOf('HA01', { tracks: [part('Bass', notes), ...others] })

describe('bass loop', () => {
  it('tells the notes that a bass goes round on, however it strikes them', async () => {
    const found = await told(bass(VERSE, 6))
    expect(found?.claim).toBe('The bass goes round on A – B – G – F♯, 6 times: a loop of 8 bars.')
    expect(found?.place.bars).toEqual({ from: 1, to: 8 })
  })

  it('tells another loop of the chorus beside that of the verse', async () => {
    const song = [...bass(VERSE, 4), ...bass(CHORUS, 3, 128).concat(bass(CHORUS, 1, 224)), ...bass(VERSE, 2, 256)]
    expect((await told(song))?.claim).toBe(
      'The bass goes round on A – B – G – F♯, 6 times, and on A – C – D from bar 33, 4 times.',
    )
  })

  it('forgives a fill, and no more', async () => {
    const filled = (fills: number) =>
      bass(VERSE, 4).map((note) => (note.startBeats % 32 >= 32 - fills * 2 ? { ...note, pitch: 26 + fills } : note))
    expect(await told(filled(1))).toBeDefined()
    const other = bass(VERSE, 4).map((note, at) => (at % 12 < 5 ? { ...note, pitch: 26 + (at % 11) } : note))
    expect(await told(other)).toBeUndefined()
  })

  it.each([
    ['three times round', bass(VERSE, 3)],
    ['one note for most of it', bass([33, 33, 33, 33, 33, 33, 33, 31], 4)],
    [
      'a bass that walks in eighths',
      line(
        Array.from({ length: 9 }, () => [
          [26, 29, 28, 27, 32, 29, 31, 28, 27, 30, 29, 28, 33, 30, 32, 36],
          [25, 27, 28, 31, 32, 28, 25, 20, 27, 30, 29, 28, 33, 30, 32, 27],
        ]).flat(2),
        0.5,
      ).map((note, at) => ({ ...note, durationBeats: [0.53, 0.6, 0.59, 0.64, 0.51, 0.66, 0.56, 0.46][at % 8] ?? 0.5 })),
    ],
    ['a line of seven notes', bass([33, 35, 36, 38, 40, 41, 43], 5)],
  ])('is none: %s', async (_, notes) => {
    expect(await told(notes)).toBeUndefined()
  })

  it('leaves the word to the chords above it', async () => {
    const chords = part('Chords', bars(loop, 8))
    const roots = bass([36, 43, 45, 41], 4).map((note) => ({
      ...note,
      startBeats: note.startBeats / 2,
      durationBeats: 0.5,
    }))
    expect((await told(roots, chords))?.claim).toMatch(/^C – G – Am – F comes round/)
  })
})
