import { describe, expect, it } from 'vitest'
import { noteSalience } from '../spectrum/salience.ts'
import type { MonoSound } from '../sound.ts'
import { playDrums, playNotes, randomNumbers } from '../testing/play-notes.ts'
import { hearTime } from '../time/hear-time.ts'
import { onsetEnvelope } from '../time/onset-envelope.ts'
import { sampleKind } from './sample-kind.ts'

function kindOf(sound: MonoSound, name = '') {
  const onsets = onsetEnvelope(sound)
  return sampleKind(sound, onsets, hearTime(onsets, noteSalience(sound)), name)
}

const silence = (seconds: number): MonoSound => playNotes([], seconds)

describe('sampleKind', () => {
  /** White noise that fades; each difference takes an octave's lower half away by 6 dB. */
  function burst(differences: number): MonoSound {
    const random = randomNumbers(2)
    let samples = Float32Array.from({ length: 4000 }, (_, at) => (random() - 0.5) * Math.exp(-at / 900))
    for (let round = 0; round < differences; round++)
      samples = samples.map((value, at) => (value - (samples[at - 1] ?? 0)) / 2)
    return { samples, sampleRateHz: 22_050 }
  }

  it('tells a kick and a hat by their sound, whatever they are called', () => {
    const kick = playDrums(silence(0.4), [0], [])
    expect(kindOf(kick, 'Piano.wav')).toMatchObject({ form: 'one-shot', drum: 'kick', decidedBy: 'sound' })
    expect(kindOf(burst(2), 'Kick.wav')).toMatchObject({ form: 'one-shot', drum: 'hat', decidedBy: 'sound' })
  })

  it.each([
    [29, 0],
    [45, 30],
    [60, -20],
  ])('hears the root %s of a single note, %s cents off', (pitch, cents) => {
    const kind = kindOf(playNotes([{ pitch, startSeconds: 0, endSeconds: 1.2 }], 1.5, cents))
    expect(kind?.drum).toBeNull()
    expect(kind?.root?.pitch).toBe(pitch)
    expect(Math.abs((kind?.root?.cents ?? 99) - cents)).toBeLessThan(6)
  })

  it('knows a drum loop by the bars that it lasts', () => {
    const beats = Array.from({ length: 16 }, (_, beat) => beat / 2)
    const loop = playDrums(
      silence(8),
      beats,
      beats.map((beat) => beat + 0.25),
    )
    expect(kindOf(loop)).toMatchObject({ form: 'loop', root: null, loop: { bpm: 120, bars: 4 } })
  })

  it('asks the name where the sound is in doubt', () => {
    expect(kindOf(burst(0))).toMatchObject({ drum: 'snare', decidedBy: 'sound' })
    expect(kindOf(burst(0), 'Shaker 2.wav')).toMatchObject({ drum: 'hat', decidedBy: 'name' })
  })

  it('says nothing of silence, of a click and of a song', () => {
    for (const seconds of [1, 0.005, 40]) expect(kindOf(silence(seconds))).toBeNull()
  })
})
