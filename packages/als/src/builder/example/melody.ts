import type { MidiNoteDescription } from '../description/clip-description.ts'
import { played } from './feel.ts'
import { PITCH_CLASSES } from './harmony.ts'

/** Over IV V vi I6 · IV iv I V: chord tones on the beats, steps between them; the D♭ is the song's one blue moment. */
const DROP = [
  'F4:1 D4:.5 C4:.5 D4:1.5 _:.5',
  'E4:1 G4:.5 F4:.5 E4:1 D4:.5 C4:.5',
  'D4:1.5 E4:.5 F4:1 A4:1',
  'A4:1.5 G4:.5 F4:1 C4:1',
  'D4:1 F4:1 D4:.5 C4:.5 Bb3:1',
  'F4:1 Db4:1 C4:.5 Db4:.5 Bb3:1',
  'A3:1 C4:1 F4:1.5 G4:.5',
  'G4:1 E4:1.5 D4:.5 C4:1',
]

/** The same thought slowed down, over vi IV I V · ii iv I V. */
const BREAK = [
  'A3:3 G3:1',
  'F3:3 G3:1',
  'A3:2 C4:2',
  'G3:3.5 _:.5',
  'Bb3:3 A3:1',
  'Db4:3 C4:1',
  'C4:2 A3:2',
  'G3:3 _:1',
]

/** The melody of the drop; `octave` 1 is the second time round. */
export function dropMelody(octave = 0): MidiNoteDescription[] {
  return line(DROP.join(' '), 92, octave)
}

export function breakMelody(): MidiNoteDescription[] {
  return line(BREAK.join(' '), 74, 0)
}

/** Reads `F4:1 _:.5`: a note of Live's naming (C3 = 60) or a rest, and its length in beats. */
function line(text: string, velocity: number, octave: number): MidiNoteDescription[] {
  let startBeats = 0
  return text.split(' ').flatMap((word, index) => {
    const [name = '', length = '0'] = word.split(':')
    const at = startBeats
    startBeats += Number(length)
    if (name === '_') return []
    return [
      {
        pitch: midiNumber(name) + octave * 12,
        startBeats: at,
        durationBeats: Number(length) * 0.92,
        velocity: played(velocity, at, index),
      },
    ]
  })
}

function midiNumber(name: string): number {
  return (PITCH_CLASSES[name.slice(0, -1)] ?? 0) + (Number(name.at(-1)) + 2) * 12
}
