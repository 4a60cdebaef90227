import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ears notice change. Because a part enters, leaves or varies every few bars here, a listener always has something new to hold on to.',
    tryThis: [
      'Look at the picture: find the change that you like best.',
      'Use that same kind of change once more, in the quietest part.',
    ],
    listenFor: 'The moments just after a change: that is where attention is highest.',
  },
  intermediate: {
    why: 'Short stretches of sameness, broken by entries and exits, keep a repeated idea alive: the loop stays, its context moves.',
    tryThis: [
      'Keep the largest change for the chorus or drop: leave the four bars before it calmer than usual.',
      'Let some changes be exits. Taking away is heard as strongly as adding.',
    ],
    listenFor: 'Whether the biggest moment stands out from the steady flow of small ones.',
  },
  advanced: {
    why: 'Event density is high and even. The next question is hierarchy: changes on 4-, 8- and 16-bar lines should differ in size, or the form flattens in spite of its activity.',
    tryThis: ['Rank your changes by how many tracks they move, and see whether the top three fall on section starts.'],
    listenFor: 'Form at low volume from another room: can you still tell where the sections are?',
  },
}
