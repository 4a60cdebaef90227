import type { MonoSound } from '../sound.ts'
import weights from './generated/note-choice.json' with { type: 'json' }
import { NOTE_INPUTS, noteSigns } from './note-inputs.ts'
import { FRAME_SECONDS } from './constant-q.ts'
import { LOWEST_NOTE, noteLikelihoods } from './note-network.ts'

/** A note that is heard in a sound. When it ends cannot be told: release and reverb blur it. */
export type HeardNote = {
  readonly startSeconds: number
  /** MIDI number, 60 = C4 (Live calls it C3). */
  readonly pitch: number
  /** 0.5 to 1: how often a note of such signs was one. */
  readonly confidence: number
}

/**
 * The notes of one part: an audio clip, a stem, a loop. A whole mix gives too many and too few to be told as notes. The network
 * of basic-pitch says where a note may begin; one layer of weights, fitted by `scripts/fit_notes.py`, says which of these are
 * notes and which are partials of others.
 *
 * @param sound at 22,050 Hz; the first two minutes are heard
 * @returns notes by time, then pitch; none for silence
 * @example
 * hearNotes(sound) // → [{ startSeconds: 0.5, pitch: 45, confidence: 0.97 }, …]
 */
export function hearNotes(sound: MonoSound): readonly HeardNote[] {
  const samples = sound.samples.subarray(0, MOST_SECONDS * sound.sampleRateHz)
  if (isSilent(samples)) return []
  const { candidates, inputs } = noteSigns(noteLikelihoods({ ...sound, samples }))
  return candidates
    .map(({ frame, note }, index) => ({
      startSeconds: frame * FRAME_SECONDS,
      pitch: LOWEST_NOTE + note,
      confidence: shareOf(inputs.subarray(index * NOTE_INPUTS, (index + 1) * NOTE_INPUTS)),
    }))
    .filter(({ confidence }) => confidence >= 0.5)
    .sort((a, b) => a.startSeconds - b.startSeconds || a.pitch - b.pitch)
}

/**
 * Notes that begin together, within 50 ms: a chord, or one note.
 *
 * @example
 * notesTogether(hearNotes(sound)).map((notes) => notes.map(({ pitch }) => pitch)) // → [[45], [57, 60, 64], …]
 */
export function notesTogether(notes: readonly HeardNote[]): readonly (readonly HeardNote[])[] {
  const groups: HeardNote[][] = []
  for (const note of notes) {
    const group = groups.at(-1)
    if (group && note.startSeconds - (group[0]?.startSeconds ?? 0) <= TOGETHER_SECONDS) group.push(note)
    else groups.push([note])
  }
  return groups.map((group) => group.toSorted((a, b) => a.pitch - b.pitch))
}

function shareOf(inputs: Float32Array): number {
  const score = inputs.reduce((sum, value, index) => sum + value * (weights.inputs[index] ?? 0), weights.bias)
  return 1 / (1 + Math.exp(-score))
}

/** The network looks at the range between the quietest and the loudest of a window: it would hear notes in rounding noise. */
function isSilent(samples: Float32Array): boolean {
  return samples.every((sample) => Math.abs(sample) < SILENCE)
}

/** A clip, not a song. */
const MOST_SECONDS = 120
const TOGETHER_SECONDS = 0.05
/** −70 dB. */
const SILENCE = 10 ** (-70 / 20)
