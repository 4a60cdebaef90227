import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Minor has two versions of its last step: {high} pulls home, {low} sounds open. You use each where it does its work.',
    tryThis: ['Change {high} to {low} in the chord before home.', 'Play it again with {high}.'],
    listenFor: 'Which one makes you want home more.',
  },
  intermediate: {
    why: '{high} makes the chord on the fifth step major, a true dominant; {low} keeps the open colour elsewhere. As each has a place of its own, {high} announces home.',
    tryThis: [
      'Play {low} in place of {high} at one end of a section, and compare.',
      'Once, put {low} in the melody over the dominant with {high}: a blue note, or a clash?',
    ],
    listenFor: 'Whether home feels needed.',
  },
  advanced: {
    why: 'Harmonic, melodic and natural minor are three views of one practice: {high} or {low} follows the chord and the direction of the line. In blues-based idioms the melody may keep {low} over V on purpose.',
    tryThis: [
      'In a rising line to {high} raise the sixth too, then leave it as it was: the augmented second has a colour of its own.',
    ],
    listenFor: 'Direction: up raised, down natural.',
  },
}
