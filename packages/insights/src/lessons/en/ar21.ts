import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A bass stands in your arrangement, but it is switched off, so from bar {bar} on the song plays without one for {bars} bars. If you switched it off to listen to something else, it is easily forgotten.',
    tryThis: [
      'Switch it on again and play from two bars before bar {bar}.',
      'If you want these bars without a bass, delete the clips or move them past the end of the song, so that you know it was a decision.',
    ],
    listenFor: 'Whether the chords change their character once the bass says which note they stand on.',
  },
  intermediate: {
    why: '{bars} bars without a bass may be a break that makes its return strong, or a part that was switched off for a moment and forgotten. In the export both sound the same.',
    tryThis: [
      'Switch “{part}” back on, with its group if that is off, and play from two bars before bar {bar}, then off again: in which version do you miss something?',
      'If off is right, let the bass come in on the first beat of the next section; if it stays away for good, delete its clips.',
    ],
    listenFor: 'What carries the weight while no bass plays.',
  },
  advanced: {
    why: 'Without the lowest voice inversions lose their meaning, and the ear takes the lowest note that is left as the bass. For {bars} bars from bar {bar} on that is the job of another part, with its own voicing.',
    tryThis: [
      'Listen to which note is lowest in bar {bar} now, and whether the harmony you meant still holds above it.',
      'Bounce both versions and compare the low octave of the spectrum.',
    ],
    listenFor: 'Which part takes over as the lowest voice.',
  },
}
