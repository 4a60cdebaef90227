import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf } from '../../testing/report-of.ts'
import { bars, C, F, line, part } from './harmony.cases.ts'

/** One bar of sixteen notes on some pitches, over and over. */
const figure = (pitches: readonly number[], times = 16) =>
  line(
    Array.from({ length: times * 8 }, (_, at) => pitches[(at * 2) % pitches.length] ?? 60),
    0.5,
  )
/** A part for each pitch, which plays it once a bar. */
const onOneKeyEach = (name: string, ...pitches: number[]) =>
  pitches.map((pitch, at) =>
    part(
      `${name} ${String(at)}`,
      Array.from({ length: 20 }, (_, bar) => ({ pitch, startBeats: bar * 4 + (at % 4), durationBeats: 1 })),
    ),
  )
const told = (...tracks: ReturnType<typeof part>[]) => findingOf('HA12', { tracks })

describe('a song of few notes', () => {
  it('names them, from home up', async () => {
    const found = await told(part('Piano', figure([60, 62, 64])), part('Keys', figure([72, 74, 76])))
    expect(found?.claim).toBe('All 256 notes of the song are C, D and E.')
    expect(found?.evidence.map(({ text }) => text)).toContain('“Keys”: 128 notes: C, D and E')
  })

  it('names those of four parts with a note each', async () => {
    expect((await told(...onOneKeyEach('Keys', 60, 60, 62, 64)))?.claim).toBe(
      'All 80 notes of the song are C, D and E.',
    )
  })

  it('calls a triad by its name, and leaves recordings out', async () => {
    const low = part('Low', line(Array.from({ length: 64 }, (_, at) => [33, 40, 36, 33][at % 4] ?? 33)))
    expect((await told(low))?.claim).toBe('All 64 notes of the song are A, C and E: the triad of A minor.')
    const take = audio({ name: 'Take', arrangementClips: [audioClip({ lengthBeats: 64 })] })
    expect((await told(low, take))?.claim).toMatch('All 64 notes beside the recordings are')
  })

  it('says nothing of the song where a part that is switched off has other notes', async () => {
    const heard = part('Piano', figure([60, 62, 64]))
    expect(await told(heard, { ...part('Keys', figure([67, 69])), isMuted: true })).toBeUndefined()
    expect(await told(heard, { ...part('Keys', figure([72, 74])), isMuted: true })).toBeDefined()
    expect(await told(heard, { ...part('Drums', figure([36, 42])), isMuted: true })).toBeDefined()
  })

  it.each([
    ['five notes', [part('Piano', figure([60, 62, 64, 67, 69]))]],
    ['fifteen bars', [part('Piano', figure([60, 62, 64], 15))]],
    ['one note', [part('Piano', figure([60]))]],
    ['two chords in turns, which are told', [part('Keys', bars([C.slice(1), [60, 65, 69]], 8))]],
    ['sounds that a key each starts', onOneKeyEach('Keys', 60, 62, 64, 60, 62)],
    ['parts of no known role', onOneKeyEach('Zed', 60, 60, 62, 64)],
    ['drums', [part('Drums', figure([36, 38, 42]))]],
  ])('is none: %s', async (_, tracks) => {
    expect(await told(...tracks)).toBeUndefined()
  })

  it('is no pedal point where a line comes back to its lowest note', async () => {
    const bar = [60, 62, 64, 62, 62, 64, 62, 60, 64, 62, 60, 62, 60, 62, 64, 60]
    const tune = line(Array.from({ length: 32 }, () => bar).flat(), 0.25)
    expect(await findingOf('HA20', { tracks: ['Piano', 'Keys'].map((name) => part(name, tune)) })).toBeUndefined()
    const over = part('Keys', bars([C.slice(1), F.slice(1)], 8))
    const held = part(
      'Bass',
      line(
        Array.from({ length: 32 }, () => 36),
        2,
      ),
    )
    expect(await findingOf('HA20', { tracks: [over, held] })).toBeDefined()
  })
})
