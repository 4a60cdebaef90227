import { describe, expect, it } from 'vitest'
import { songOf } from '../../testing/song-of.ts'
import { borrowedChord } from '../strengths/borrowed-chord.ts'
import { Am, bars, Dm, Em, part } from './harmony.cases.ts'
import { softDominant } from './soft-dominant.ts'

/** A minor that lends itself Bm for the last beats of the third bar; its notes are played, or only its root and fifth. */
async function songWith(pitches: readonly number[], beats: number) {
  const strike = pitches.map((pitch) => ({ pitch, startBeats: 12 - beats, durationBeats: beats }))
  const before = bars([Am, Dm]).concat(bars([Am]).map((note) => ({ ...note, startBeats: 8, durationBeats: 4 - beats })))
  const after = bars([Am, Dm, Am, Em, Am]).map((note) => ({ ...note, startBeats: note.startBeats + 12 }))
  const song = await songOf({ tracks: [part('Chords', [...before, ...strike, ...after])] })
  if (song.harmony.kind === 'unknown') throw new Error('no harmony')
  const [first] = song.harmony.chords
  if (!first) throw new Error('no chord')
  const span = { startBeats: 12 - beats, endBeats: 12, confidence: 0.9 }
  const lent = { ...first, ...span, symbol: 'Bm', rootPitchClass: 11, quality: 'min', colour: 'borrowed' as const }
  const home = { ...first, colour: null, function: 'tonic' as const }
  return { ...song, harmony: { ...song.harmony, chords: [...Array.from({ length: 8 }, () => home), lent, home] } }
}

describe('chords that are played', () => {
  it('borrows a chord that is struck for a beat, and none that passes', async () => {
    const Bm = [47, 59, 62, 66]
    expect(borrowedChord.find(await songWith(Bm, 1))).not.toBeNull()
    expect(borrowedChord.find(await songWith(Bm, 0.5))).toBeNull()
  })

  it('has no soft dominant where its third never sounds', async () => {
    const tellsOn = async (fifth: readonly number[]) => {
      const song = await songOf({ tracks: [part('Chords', bars([Am, Dm, fifth, Am], 4))] })
      const detail = song.harmonyDetail
      const minors = (await songOf({ tracks: [part('Chords', bars([Am, Dm, Em, Am], 4))] })).harmonyDetail
      return softDominant.find(
        detail && minors ? { ...song, harmonyDetail: { ...detail, chords: minors.chords } } : song,
      )
    }
    expect(await tellsOn(Em)).not.toBeNull()
    expect(await tellsOn([40, 52, 59, 64])).toBeNull()
  })
})
