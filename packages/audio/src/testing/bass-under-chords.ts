import { logSpectrum, type LogSpectrum } from '../spectrum/log-spectrum.ts'
import { playNotes } from './play-notes.ts'

/** A bass that goes through an octave, under chords: 16 s. */
export const BASS_UNDER_CHORDS: LogSpectrum = logSpectrum(
  playNotes(
    Array.from({ length: 32 }, (_, beat) => beat).flatMap((beat) =>
      [33 + ((5 * beat) % 12), 57 + ((3 * beat) % 7), 64].map((pitch) => ({
        pitch,
        startSeconds: beat / 2,
        endSeconds: beat / 2 + 0.45,
      })),
    ),
    16,
  ),
)

/** The same through a filter of that gain. */
export function filtered(gain: (hz: number) => number): LogSpectrum {
  const hzOfBin = (bin: number): number => 440 * 2 ** ((24 + (bin - 1) / 3 - 69) / 12)
  const { values } = BASS_UNDER_CHORDS
  return { ...BASS_UNDER_CHORDS, values: values.map((value, at) => value * gain(hzOfBin(at % 252))) }
}
