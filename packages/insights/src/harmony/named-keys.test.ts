import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, notes, reportOf } from '../testing/report-of.ts'
import { keyInName } from './named-keys.ts'

describe('a key in a file’s name', () => {
  it.each([
    ['AHA_BS_80_horns_Bm.wav', 11, 'minor'],
    ['RSS2_70_vinyl_Bmin.aif', 11, 'minor'],
    ['100_Bpm_-_progression_B_Minor.wav', 11, 'minor'],
    ['Chords_C#m 140.wav', 1, 'minor'],
    ['Loop_Ebmaj_120.wav', 3, 'major'],
  ])('%s', (name, tonicPitchClass, mode) => {
    expect(keyInName(name)).toEqual({ tonicPitchClass, mode })
  })

  it.each([
    'Clap A.wav',
    'VEC2 Synths 055 C.wav',
    'Game.wav',
    'E-Perc 8.aif',
    'I am here.wav',
    'HD [music].mp3',
    '90bpm.wav',
  ])('%s says none', (name) => {
    expect(keyInName(name)).toBeNull()
  })
})

const loop = (name: string, transposeSemitones = 0) =>
  audio({
    name,
    arrangementClips: [
      audioClip({ lengthBeats: 64, transposeSemitones, sample: { path: `/Music/Loops/${name}.wav` } }),
    ],
  })
/** Open fifths, which fit many keys. */
const unsure = midi({
  name: 'Synth',
  arrangementClips: [
    {
      kind: 'midi',
      startBeats: 0,
      lengthBeats: 64,
      notes: [
        ...notes(16, { pitch: 59, stepBeats: 4, durationBeats: 4 }),
        ...notes(16, { pitch: 66, stepBeats: 4, durationBeats: 4 }),
        ...notes(4, { pitch: 64, stepBeats: 16, durationBeats: 4 }),
        ...notes(4, { pitch: 57, stepBeats: 16, durationBeats: 4 }),
      ],
    },
  ],
})
const keyOf = async (...tracks: Parameters<typeof reportOf>[0]['tracks'] & object) => {
  const { harmony } = await reportOf({ tracks })
  return harmony.kind === 'known' ? harmony.key : null
}

describe('what names of samples say beside the notes', () => {
  it('decides between keys that the notes leave open, and says so', async () => {
    const named = await keyOf(unsure, loop('keys_Bm'), loop('horns_Bmin'), loop('guitar_C#m', -2))
    expect(named?.name).toBe('B minor')
    expect(named?.evidence.join()).toContain('the names of 3 samples say B minor')
  })

  it('says nothing with two samples, or where they differ', async () => {
    for (const loops of [
      ['keys_Bm', 'horns_Bm'],
      ['keys_Bm', 'horns_Cm', 'voice_Am', 'bass_Bm', 'guitar_Bm', 'pad_Em'],
    ]) {
      const named = await keyOf(unsure, ...loops.map((name) => loop(name)))
      expect(named?.evidence.join() ?? '').not.toContain('names of')
    }
  })
})
