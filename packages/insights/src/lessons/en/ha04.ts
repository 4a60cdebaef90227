import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The lowest notes go down a staircase. The ear follows such a line easily, and it holds the chords together like a thread.',
    tryThis: ['Mute everything but the bass and hum along.', 'Stop one step early: where does it want to go?'],
    listenFor: 'The pull of the next step down.',
  },
  intermediate: {
    why: 'Chords in root position leap; inversions let the bass walk. A walk down gives a phrase direction even where the chords themselves only circle.',
    tryThis: [
      'Find a leap in the bass elsewhere and fill it: play a chord with its third in the bass.',
      'Let the melody rise against the falling bass.',
    ],
    listenFor: 'Outer voices moving apart: the harmony opens.',
  },
  advanced: {
    why: 'From the tonic down to the dominant this is the lament of four centuries; with semitone steps it turns darker. Its strength lies in the goal: the last note should carry the longest or the most tense chord.',
    tryThis: ['Chromaticise one step.', 'Delay the upper voices by a beat, so that each step makes a suspension.'],
    listenFor: 'Suspensions above the moving bass.',
  },
}
