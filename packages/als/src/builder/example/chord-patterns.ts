import type { MidiNoteDescription } from '../description/clip-description.ts'
import { played, wobble } from './feel.ts'
import type { Chord } from './harmony.ts'
import { voiceLead } from './voicing.ts'

/** Stabs before and on the beats: a house rhythm, one bar long. */
const STABS = [
  { beat: 0, length: 0.7 },
  { beat: 0.75, length: 0.5 },
  { beat: 1.5, length: 0.7 },
  { beat: 2.5, length: 0.45 },
  { beat: 3.25, length: 0.6 },
]

/** Chords as a keyboard player stabs them: the top voice a little louder, no two strokes alike. */
export function stabs(chords: readonly Chord[]): MidiNoteDescription[] {
  return voiceLead(chords, 57).flatMap((voicing, bar) =>
    STABS.flatMap(({ beat, length }, stroke) =>
      voicing.map((pitch, voice) => ({
        pitch,
        startBeats: bar * 4 + beat + Math.max(0, wobble(bar * 5 + stroke, voice) * 0.012),
        durationBeats: length,
        velocity: played(voice === voicing.length - 1 ? 88 : 78, beat, bar * 5 + stroke, voice),
      })),
    ),
  )
}

/** Whole-bar chords with the bass note beneath, tied by their common tones. */
export function pad(chords: readonly Chord[]): MidiNoteDescription[] {
  return voiceLead(chords, 60).flatMap((voicing, bar) =>
    voicing.map((pitch, voice) => ({
      pitch,
      startBeats: bar * 4,
      durationBeats: 4,
      velocity: played(66, 0.5, bar, voice),
    })),
  )
}

/** Sixteenths up and down the chord, an octave above the pad; the weak ones come and go. */
export function arpeggio(chords: readonly Chord[], { isSparse = false } = {}): MidiNoteDescription[] {
  const step = isSparse ? 0.5 : 0.25
  return voiceLead(chords, 69).flatMap((voicing, bar) => {
    const way = [...voicing, ...voicing.slice(1, -1).reverse()]
    return Array.from({ length: 4 / step }, (_, index) => ({
      pitch: way[index % way.length] ?? 69,
      startBeats: bar * 4 + index * step,
      durationBeats: step * 0.8,
      velocity: played(70 - (index % 4) * 5, index * step, bar * 16 + index),
      ...(index % 4 === 3 ? { probability: 0.8 } : {}),
    }))
  })
}
