import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Copies are the fastest way to arrange, and each copy is a place where a small change costs nothing.',
    tryThis: ['Take every fourth copy of one part.', 'Change two notes, or the last beat.'],
    listenFor: 'How little it takes.',
  },
  intermediate: {
    why: 'Varied repetition keeps the hook and adds life: turnarounds at the end of four or eight bars tell where the phrase ends.',
    tryThis: [
      'Every 4th copy: leave out the first or change the last beat.',
      'Every 8th: a fill.',
      'Second half of the song: one part an octave up.',
    ],
    listenFor: 'Ends of phrases: can you hear them coming?',
  },
  advanced: {
    why: 'Live can vary copies by itself: note probability, velocity deviation and follow actions change what is heard while clips stay equal, and this count does not see that.',
    tryThis: ['Chance of 80 % on ghost notes; link notes with Play One for alternatives (Live 12).'],
    listenFor: 'Whether the variation supports the metre or blurs it.',
  },
}
