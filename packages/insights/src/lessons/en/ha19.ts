import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your song moves its home note in bar {bar}: the same kind of chords, seen from another place. It can be felt without knowing its name.',
    tryThis: [
      'Hum the home note before bar {bar} and keep humming it into the change.',
      'Sing the new home note once the old one no longer fits.',
    ],
    listenFor: 'How many beats it takes until the new note feels like home.',
  },
  intermediate: {
    why: 'A key changes smoothly if the last chord before belongs to both keys, and with a jolt if it does not. Neither is better: a chorus that lifts wants the jolt, a bridge often wants the door.',
    tryThis: [
      'Put the dominant of the new key right before bar {bar}, and take it away again to compare.',
      'Hold one note that both keys have through the change, in a pad or the lead.',
    ],
    listenFor: 'Whether bar {bar} surprises you, and whether you want it to.',
  },
  advanced: {
    why: 'Keys that lie a fifth apart differ in one note, a semitone apart in five. The further the new key lies from the old one, the more its first bars have to do to settle it: root position, a cadence, the melody on its third. Move every part: a bass loop or a sample left in the old key clashes from bar {bar} on.',
    tryThis: [
      'Check what does not move by itself: audio loops, tuned drums, an autotune key.',
      'Voice the first chord of the new key as near to the chord before as it goes, then as far away as it goes.',
    ],
    listenFor: 'Which part makes the change, and which ones follow.',
  },
}
