import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Copies are the fastest way to arrange, and each copy is a place where a small change costs nothing.',
    tryThis: ['Go to every fourth clip on “{part}”.', 'Take its last beat away, or change something in it.'],
    listenFor: 'How little it takes.',
  },
  intermediate: {
    why: 'What repeats exactly becomes ground, and the ear looks for what moves on top of it. “{part}” repeats most of all, over {clips} clips. If nothing moves above it, the ground is all there is.',
    tryThis: [
      'Delete the last beat of every fourth clip of “{part}”, and play eight bars across one of these places.',
      'Undo it, and add one new sound at the same place instead. Which of the two do you notice?',
    ],
    listenFor: 'Ends of phrases: can you hear them coming?',
  },
  advanced: {
    why: 'Live can vary copies by itself: note probability, velocity deviation and follow actions change what is heard while clips stay equal, and this count does not see that.',
    tryThis: ['Chance of 80 % on ghost notes; link notes with Play One for alternatives (Live 12).'],
    listenFor: 'Whether the variation supports the metre or blurs it.',
  },
}
