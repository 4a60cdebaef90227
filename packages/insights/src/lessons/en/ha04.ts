import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The lowest notes go down like stairs: {tones}. The ear follows such a line easily, and it holds the chords together like a thread.',
    tryThis: ['Solo the part with the lowest notes and hum along.', 'Stop one step early: where does it want to go?'],
    listenFor: 'The pull of the next step down.',
  },
  intermediate: {
    why: '{tones} is a line, and a line has a direction even where chords only circle. In the whole song the steps and leaps of the bass stand {steps} to {leaps}.',
    tryThis: [
      'Fill one leap elsewhere: give the chord on the way its third in the bass.',
      'Let the melody rise while the bass goes down.',
    ],
    listenFor: 'Outer voices moving apart: the harmony opens.',
  },
  advanced: {
    why: 'From the tonic down to the dominant such a walk is the lament of four centuries; with semitones it turns darker. The last note, {toneBefore}, is its goal, and a long or tense chord there makes the goal heard.',
    tryThis: [
      'Put a semitone between two of the notes.',
      'Delay the upper voices by a beat, so that each step makes a suspension.',
    ],
    listenFor: 'Suspensions above the moving bass.',
  },
}
