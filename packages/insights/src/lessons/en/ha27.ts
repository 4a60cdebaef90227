import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} fills {share} % of the harmony, so the chords themselves hardly take the listener anywhere. Something else does that here.',
    tryThis: [
      'Listen once and write down, section by section, what changes: bass, melody, drums or sound.',
      'Change the bass note alone for the last two bars of a section, and come back to it.',
    ],
    listenFor: 'The first place in which you wait for something to happen.',
  },
  intermediate: {
    why: 'While {chord} stays, {root}, {third} and {fifth} are at rest, and every other note leans on them or colours them. With {share} % on one chord, another one weighs much more when it comes.',
    tryThis: [
      'Look at the longest notes above the bass: {root}, {third} and {fifth} close a phrase, others keep it open.',
      'Let one other chord open a section, once, and go back to {chord}.',
    ],
    listenFor: 'Whether the long notes rest or want to move.',
  },
  advanced: {
    why: 'Where one chord stays, mode takes the place of function: second, sixth and seventh give the colour, and form rests on density, register and timbre.',
    tryThis: [
      'Let an inner voice climb from {fifth} by semitones to the sixth and back while {chord} stands.',
      'Place the note that tells the mode where another song would change the chord.',
    ],
    listenFor: 'Which note tells the mode, and how often you let it sound.',
  },
}
