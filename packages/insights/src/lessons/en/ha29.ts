import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A few chords in a row tell a small story: one is home, the others move away from it and come back, or lead on to something new. Where the row ends decides whether it can begin again at once.',
    tryThis: [
      'Play the row, stop before its last chord, and sing the chord that you expect.',
      'Play it twice without a break and listen to the seam.',
    ],
    listenFor: 'Whether the last chord rests or asks for more.',
  },
  intermediate: {
    why: 'Write the roots below each other and look at the intervals between them. Steps slide, thirds change the colour and keep two notes, falling fifths pull hardest. A row with one kind of move has one direction; a row that mixes them has a turning point.',
    tryThis: [
      'Swap two neighbouring chords and hear what becomes of the direction.',
      'End on another chord: the fifth step to go round again, the first to close.',
      'Keep the roots and give each chord the inversion that is nearest to the one before.',
    ],
    listenFor: 'The notes that two neighbouring chords share, and whether they stay in one voice.',
  },
  advanced: {
    why: 'A steady interval between the roots, a semitone, a whole tone or a fifth, makes a sequence: the ear follows the pattern and lets go of the key. Where the pattern breaks, the key comes back into force, so the break carries more weight than any single chord.',
    tryThis: [
      'Break the pattern one chord earlier, with the dominant of where you want to land.',
      'Hold one voice through the whole row and let the rest move around it.',
    ],
    listenFor: 'The moment at which you hear a key again instead of a pattern.',
  },
}
