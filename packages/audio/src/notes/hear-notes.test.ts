import { describe, expect, it } from 'vitest'
import { assemble } from '../../scripts/assemble-kernels.ts'
import { noteKernelText } from '../../scripts/note-kernel-text.ts'
import { playNotes, randomNumbers } from '../testing/play-notes.ts'
import { BINS_PER_OCTAVE, FRAME_SECONDS, halfBandFilter, KERNEL_TAPS, octaveKernel } from './constant-q.ts'
import choice from './generated/note-choice.json' with { type: 'json' }
import kernel from './generated/note-kernel.json' with { type: 'json' }
import { hearNotes, notesTogether } from './hear-notes.ts'
import { NOTE_INPUTS } from './note-inputs.ts'
import { plainNoteKernel } from './note-kernel.ts'
import { LOWEST_NOTE, noteLikelihoods, NOTES } from './note-network.ts'

const riff = [45, 57, 52, 55, 45, 60, 57, 48].map((pitch, index) => ({
  pitch,
  startSeconds: 0.3 + index * 0.5,
  endSeconds: 0.7 + index * 0.5,
}))
const played = playNotes(riff, 4.8)

describe('the notes of a part', () => {
  it('are heard where they begin, at their pitch, without their partials', () => {
    const heard = hearNotes(played)
    expect(heard.map(({ pitch }) => pitch)).toEqual(riff.map(({ pitch }) => pitch))
    heard.forEach(({ startSeconds }, index) =>
      expect(Math.abs(startSeconds - (riff[index]?.startSeconds ?? 0))).toBeLessThan(0.05),
    )
  })

  it('are heard from the first sample of a loop on', () => {
    const loop = riff.map((note) => ({
      ...note,
      startSeconds: note.startSeconds - 0.3,
      endSeconds: note.endSeconds - 0.3,
    }))
    const heard = hearNotes(playNotes(loop, 4.5))
    expect(heard.map(({ pitch }) => pitch)).toEqual(riff.map(({ pitch }) => pitch))
    expect(heard[0]?.startSeconds).toBeLessThan(0.05)
  })

  it('that begin together are one chord, from the lowest up', () => {
    const chords = [
      [48, 52, 55],
      [53, 57, 60],
    ].flatMap((pitches, index) =>
      pitches.map((pitch) => ({ pitch, startSeconds: 0.4 + index * 1.2, endSeconds: 1.4 + index * 1.2 })),
    )
    const together = notesTogether(hearNotes(playNotes(chords, 3)))
    expect(together.map((notes) => notes.map(({ pitch }) => pitch))).toEqual([
      [48, 52, 55],
      [53, 57, 60],
    ])
  })

  it('are none in silence, in nothing and in noise', () => {
    const random = randomNumbers(3)
    const noise = Float32Array.from({ length: 44_100 }, () => 0.2 * (random() * 2 - 1))
    expect(hearNotes({ samples: new Float32Array(44_100), sampleRateHz: 22_050 })).toEqual([])
    expect(hearNotes({ samples: new Float32Array(0), sampleRateHz: 22_050 })).toEqual([])
    expect(hearNotes({ samples: noise, sampleRateHz: 22_050 })).toEqual([])
    // Under −70 dB there is nothing to hear, though the network would: it looks at each window from its quietest to its loudest.
    expect(hearNotes({ ...played, samples: played.samples.map((sample) => sample / 1000) })).toEqual([])
  })

  it('are the same half as loud', () => {
    const quiet = { ...played, samples: played.samples.map((sample) => sample / 2) }
    expect(hearNotes(quiet).map(({ pitch }) => pitch)).toEqual(riff.map(({ pitch }) => pitch))
  })

  it('move with the sound over the seams of its windows', () => {
    const late = new Float32Array(played.samples.length + 40_000)
    late.set(played.samples, 40_000)
    const heard = hearNotes({ ...played, samples: late })
    expect(heard.map(({ pitch }) => pitch)).toEqual(riff.map(({ pitch }) => pitch))
    heard.forEach(({ startSeconds }, index) =>
      expect(Math.abs(startSeconds - 40_000 / 22_050 - (riff[index]?.startSeconds ?? 0))).toBeLessThan(0.05),
    )
  })
})

describe('the network behind them', () => {
  it('says what its makers’ own build says', () => {
    const { sounding, beginning } = noteLikelihoods(REFERENCE)
    const most = (values: Float32Array, pitch: number): number => {
      let highest = 0
      for (let at = pitch - LOWEST_NOTE; at < values.length; at += NOTES)
        highest = Math.max(highest, values[at] as number)
      return highest
    }
    for (const [pitch, sounds, begins] of BY_TENSORFLOW) {
      expect(Math.abs(most(sounding, pitch) - sounds), `${pitch} sounds`).toBeLessThan(0.05)
      expect(Math.abs(most(beginning, pitch) - begins), `${pitch} begins`).toBeLessThan(0.05)
    }
  })

  it('gives the same with and without WebAssembly', () => {
    const short = { ...played, samples: played.samples.subarray(0, 22_050) }
    const fast = noteLikelihoods(short)
    const plain = noteLikelihoods(short, plainNoteKernel)
    fast.sounding.forEach((value, at) => {
      if (Math.abs(value - (plain.sounding[at] as number)) > 0.002)
        throw new Error(`${at * FRAME_SECONDS}: ${value} against ${plain.sounding[at]}`)
    })
    expect(plain.frames).toBe(fast.frames)
  })

  it('is assembled from the text that is in the repository', async () => {
    expect(kernel.wasm).toBe(await assemble(noteKernelText()))
  })

  it('has a weight for each input', () => {
    expect(choice.inputs).toHaveLength(NOTE_INPUTS)
  })

  it('hears an octave by kernels whose magnitudes add up to 1, and halves by a filter that passes half', () => {
    const outputs = 2 * BINS_PER_OCTAVE
    const octave = octaveKernel()
    for (const bin of [0, 17, 35]) {
      let sum = 0
      for (let tap = 0; tap < KERNEL_TAPS; tap++)
        sum += Math.hypot(octave[tap * outputs + bin] ?? 0, octave[tap * outputs + BINS_PER_OCTAVE + bin] ?? 0)
      expect(sum).toBeCloseTo(1, 5)
    }
    expect(halfBandFilter().reduce((sum, tap) => sum + tap, 0)).toBeCloseTo(1, 2)
  })
})

/** Four sines that begin one after the other and fade, and what basic-pitch 1.0.1 says of them under TensorFlow.js 3.21. */
const REFERENCE = {
  sampleRateHz: 22_050,
  samples: Float32Array.from({ length: 43_844 }, (_, at) => {
    const time = at / 22_050
    return [
      [60, 0.3],
      [64, 0.6],
      [67, 0.9],
      [48, 1.2],
    ].reduce((sum, [pitch = 0, start = 0]) => {
      if (time < start) return sum
      return sum + 0.2 * Math.sin(2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12) * time) * Math.exp(-3 * (time - start))
    }, 0)
  }),
}
/** MIDI number, highest likelihood that it sounds, that it begins. */
const BY_TENSORFLOW = [
  [60, 0.737, 0.61],
  [64, 0.726, 0.673],
  [67, 0.729, 0.764],
  [48, 0.891, 0.744],
] as const
