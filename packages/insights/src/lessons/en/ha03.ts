import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{tone} stays below while {chords} chords change above it. Some of them agree with it, others do not: tension and calm in turn.',
    tryThis: ['Let the bass follow the roots of the chords for these bars, and compare.', 'Then go back to {tone}.'],
    listenFor: 'The tension when chord and bass disagree, and the calm when they agree again.',
  },
  intermediate: {
    why: '{tone} belongs to some of the {chords} chords and rubs against others, so plain chords get tension without a new note. The longer it stays, the larger its first move feels.',
    tryThis: [
      'Let the bass follow the roots of the chords once, then hold {tone} again.',
      'Hold {tone} for one bar longer, into the next section, and let it go there.',
    ],
    listenFor: 'How much larger that first movement of the bass feels.',
  },
  advanced: {
    why: 'Chord symbols over a pedal describe two layers, the upper structure and {tone} below. Function follows the upper layer while weight follows the bass.',
    tryThis: [
      'Invert it: hold {tone} above the chords instead.',
      'Let the upper structure leave the key for one chord while {tone} keeps it in sight.',
    ],
    listenFor: 'Which layer you would name the chord by.',
  },
}
