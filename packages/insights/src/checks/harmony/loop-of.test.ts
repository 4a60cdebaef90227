import { expect, it } from 'vitest'
import type { Chord, ChordQuality } from '@kvint/theory'
import { songOf } from '../../testing/song-of.ts'
import { Am, bars, C, F, G, part } from './harmony.cases.ts'
import { joinedAround, joinedByRoot } from './joined-chords.ts'
import { loopsIn, roundOf } from './loop-of.ts'
import { loopsByBar } from './loops-by-bar.ts'

const chord = (rootPitchClass: number, quality: ChordQuality, startBeats = 0, endBeats = 4): Chord => ({
  rootPitchClass,
  quality,
  bassPitchClass: rootPitchClass,
  startBeats,
  endBeats,
  inversion: 0,
  extensions: [],
  symbol: `${String(rootPitchClass)} ${quality}`,
  noteNames: [],
  roman: null,
  function: null,
  colour: null,
  confidence: 0.5,
  alternative: null,
  nonChordTones: [],
})

it('joins neighbours on one root, unless their thirds or sevenths make two chords of them', () => {
  const joined = (...qualities: ChordQuality[]) => joinedByRoot(qualities.map((quality) => chord(0, quality))).length
  expect(joined('maj', 'maj7')).toBe(1)
  expect(joined('min', 'min7', 'min')).toBe(1)
  expect(joined('maj7', '7')).toBe(2)
  expect(joined('maj', 'min')).toBe(2)
})

it('is as sure of chords that are played whole as of those that are held whole', async () => {
  const surenessOf = async (notes: ReturnType<typeof bars>) => {
    const song = await songOf({ tracks: [part('Chords', notes)] })
    const chords = (song.harmonyDetail?.chords ?? []).map((each) => ({ ...each, confidence: 0.4 }))
    const [first] = song.harmonyDetail?.facts.progressions ?? []
    return first && loopsIn(song, chords)(roundOf(chords, first)).confidence
  }
  const loop = [C, Am, F, G]
  expect(await surenessOf(bars(loop, 4))).toBe(0.6)
  expect(await surenessOf(bars(loop, 4).filter(({ pitch }) => pitch > 54))).toBeLessThan(0.6)
})

it('takes what comes round in one bar for a figure, in two for a loop', () => {
  const turns = (beats: number) =>
    Array.from({ length: 16 }, (_, at) => chord(at % 2 ? 9 : 0, at % 2 ? 'min' : 'maj', at * beats, (at + 1) * beats))
  expect(loopsByBar(turns(2), 4)).toEqual([])
  expect(loopsByBar(turns(4), 4).map(({ lengthBeats }) => lengthBeats)).toContain(8)
})

it('takes a pass that ends on the chord it begins with for one chord less', () => {
  const pass = [chord(11, 'min7', 0.5, 4), chord(4, 'min7', 4, 8), chord(11, 'min', 8, 8.5)]
  expect(joinedAround(pass, 8).map(({ startBeats, endBeats }) => [startBeats, endBeats])).toEqual([
    [0, 4],
    [4, 8],
  ])
  expect(joinedAround([chord(0, 'maj7'), chord(5, 'maj'), chord(0, '7')], 12)).toHaveLength(3)
})

it('counts no turn of its chords that is far shorter than a pass', async () => {
  const [long, short] = [
    [28, 4, 28, 8],
    [4, 16, 4, 12, 4, 20],
  ]
  let at = 0
  const chords = [...long, ...short].map((beats, turn) => {
    at += beats
    return turn % 2 === 0 ? chord(0, 'maj', at - beats, at) : chord(9, 'min', at - beats, at)
  })
  const notes = chords.flatMap(({ rootPitchClass, startBeats, endBeats }) =>
    (rootPitchClass === 0 ? C : Am).map((pitch) => ({ pitch, startBeats, durationBeats: endBeats - startBeats })),
  )
  const song = await songOf({ tracks: [part('Chords', notes)] })
  expect(loopsIn(song, chords)({ slots: chords.slice(0, 2), lengthBeats: 32 }).passes).toBe(3)
})

it('tells a chord once that two places of a round have in common', async () => {
  const song = await songOf({ tracks: [part('Chords', bars([C, C, Am], 4))] })
  const chords = Array.from({ length: 4 }, (_, pass) => [
    chord(0, pass === 0 ? 'sus2' : 'maj', pass * 12, pass * 12 + 4),
    chord(0, 'maj', pass * 12 + 4, pass * 12 + 8),
    chord(9, 'min', pass * 12 + 8, pass * 12 + 12),
  ]).flat()
  expect(loopsIn(song, chords)({ slots: chords.slice(0, 3), lengthBeats: 12 }).pass).toHaveLength(2)
})
