import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All sound leaves this set by outputs of the sound card, and none comes to the main track. You hear it in the room; an export of the main track is silent.',
    tryThis: [
      'If the set plays to several loudspeakers or a desk, leave it so.',
      'For a file, save a copy of the set and set Audio To of these tracks to Main (Master in older versions).',
    ],
    listenFor: 'The exported file: is anything in it?',
  },
  intermediate: {
    why: 'A set that is built for several outputs has no mix of its own: the desk or the room makes it. For a stereo file the sum has to be made once in Live, and then its level and its balance are new.',
    tryThis: [
      'In a copy of the set send all these exits to Main (Master in older versions), with the main fader up, and look at its meter in the loudest bar.',
      'Or let Audio To of each exit go to an audio track of its own and record there: then you have stems.',
    ],
    listenFor: 'What the room did for the balance, and the stereo file does not.',
  },
  advanced: {
    why: 'Each output has its own level into the converter, so the sum can be several decibels above each of them. Devices on the main track have heard nothing so far.',
    tryThis: ['Record the exits at the same time, so that their latencies agree.'],
    listenFor: 'Phase between the exits in the sum.',
  },
}
