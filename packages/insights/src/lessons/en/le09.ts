import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Notes this deep are felt on a very large system. Small speakers play only their overtones, if the sound has any; without them the line gets holes.',
    tryThis: ['Select these notes and press Shift-Up: one octave higher.', 'Compare on the speakers that you trust.'],
    listenFor: 'Whether the line becomes a melody that you could sing.',
  },
  intermediate: {
    why: 'The lowest of these notes has its fundamental at {hz} Hz. What small speakers play of it are overtones, if the sound has any; a pure sine disappears there, and the line gets holes.',
    tryThis: [
      'Play the line on laptop speakers or a phone: do these {notes} notes drop out?',
      'If so, move only those an octave up (Shift-Up): lines often gain from the leap. Or give the sound overtones with some saturation.',
    ],
    listenFor: 'The same line on small and on large speakers.',
  },
  advanced: {
    why: 'Sub energy below 30 Hz uses excursion and headroom with little loudness (equal-loudness contours rise steeply). The residue pitch from harmonics 2–4 carries the perceived note.',
    tryThis: [
      'High-pass the sub at 25–30 Hz and give the second harmonic 3 dB.',
      'If the instrument transposes, check its octave: the note number may mislead.',
    ],
    listenFor: 'Evenness from note to note on a limited system.',
  },
}
