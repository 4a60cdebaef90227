import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats mode cuts a sound into pieces at its hits. A voice has few of them and many long vowels, so you may hear little stumbles on “{track}”.',
    tryThis: [
      'Click the clip, choose Complex Pro as warp mode, and play a long vowel.',
      'Switch back to Beats and compare.',
    ],
    listenFor: 'Smoothness on the long vowels.',
  },
  intermediate: {
    why: 'Beats expects hits: it keeps the pieces between them and fills the rest with gaps or repeats. On a voice that is taken from {own} to {played} BPM, long vowels flutter first.',
    tryThis: [
      'Loop one long vowel of “{track}” and switch from Beats to Complex Pro (Formants 100, Envelope 128), then to Tones: keep the one in which the voice stays whole.',
      'If you like the stutter, stay in Beats and set Preserve to 1/16: then it is in time.',
    ],
    listenFor: 'Clicks or a flutter at a steady rate; then the consonants, which Complex Pro softens.',
  },
  advanced: {
    why: 'Slices are looped or gapped to fill the new length; on vowels that is amplitude modulation at the slice rate. As a stutter it is an effect worth keeping.',
    tryThis: ['Compare Preserve 1/16 with Transients before you give up Beats.'],
    listenFor: 'Sidebands around held vowels.',
  },
}
