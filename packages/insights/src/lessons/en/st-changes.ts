import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ears notice change. Parts come or go at {times} places here, so a listener never waits more than {bars} bars for the next.',
    tryThis: [
      'Play bars {start} to {end}, the longest stretch in which no part comes or goes. Does it feel long?',
      'Mute one part in its last two bars and listen again.',
    ],
    listenFor: 'The moments just after a change: that is where you listen closest.',
  },
  intermediate: {
    why: 'With {times} entries and exits in {length} bars a repeated idea stays alive: the loop remains, its company changes. But where much changes all the time, the change that matters needs help to stand out.',
    tryThis: [
      'Hold one entry back in the four bars before your largest moment, and compare.',
      'Where a part comes in, mute another for two bars: an exit is heard as a change too.',
    ],
    listenFor: 'Whether the biggest moment stands out from the steady flow of small ones.',
  },
  advanced: {
    why: '{times} changes in {length} bars are dense and even. The next question is hierarchy: changes on 4-, 8- and 16-bar lines that differ in size keep the form from flattening in spite of its activity.',
    tryThis: ['Rank your changes by how many tracks they move, and see whether the top three fall on section starts.'],
    listenFor: 'Form at low volume from another room: can you still tell where the sections are?',
  },
}
