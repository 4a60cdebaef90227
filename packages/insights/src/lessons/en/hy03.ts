import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A group folds many tracks into one, with one fader for all of them.',
    tryThis: ['Select your drum tracks with shift-click.', 'Press Ctrl+G (Cmd+G on a Mac).'],
    listenFor: 'Turn the drums up and down with one fader.',
  },
  intermediate: {
    why: 'With groups you mix four or five faders, and effects can work on drums as a whole.',
    tryThis: ['Drums, bass, harmony, lead, effects.', 'A gentle compressor on the drum group: 1–2 dB.'],
    listenFor: 'Whether the drums sound like one kit.',
  },
  advanced: {
    why: 'Group buses set gain structure and stems at once: export groups, and you have stems.',
    tryThis: ['Nest: kicks inside drums. Keep sends on the children for depth.'],
    listenFor: 'Level into bus processing after regrouping: unchanged at unity.',
  },
}
