import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The lowest note stays where it is, and the chords change above it. It is like standing on firm ground and watching clouds move.',
    tryThis: ['Move the bass with the chords once, and compare.', 'Return to the held note.'],
    listenFor: 'The tension when a chord and the bass disagree, and the calm when they agree again.',
  },
  intermediate: {
    why: 'A held bass makes chords that are simple by themselves sound rich: over D, a C major chord becomes a soft suspension. On the home note it gives calm, on the dominant it builds up.',
    tryThis: [
      'Hold the dominant through the eight bars before the drop.',
      'Release it: let the bass move on the first beat of the next section.',
    ],
    listenFor: 'How much larger that first bass movement feels.',
  },
  advanced: {
    why: 'Chord symbols over a pedal describe two layers: the upper structure and a fixed root. Function follows the upper layer while weight follows the bass, and the tension between the two is the effect.',
    tryThis: [
      'Invert it: hold a note on top of changing chords.',
      'Let the upper structure leave the key for one chord while the pedal keeps it in sight.',
    ],
    listenFor: 'Which layer you would name the chord by.',
  },
}
