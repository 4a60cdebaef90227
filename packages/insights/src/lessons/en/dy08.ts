import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'With several compressors it is hard to say which one makes the sound.',
    tryThis: ['Switch them all off.', 'Switch them on one by one, and keep those that you miss.'],
    listenFor: 'What each one adds.',
  },
  intermediate: {
    why: 'Each of the {devices} reacts to what the ones before it left over. A row of small steps can sound smoother than one large one, if each has its own job: peaks, level, colour.',
    tryThis: [
      'Play the loudest bar and read the reduction on each meter: which of them hardly move?',
      'Switch them off one at a time, match the loudness, and keep those that you miss. Write the job of each into its name.',
    ],
    listenFor: 'Noise and room between the notes: they rise with every stage.',
  },
  advanced: {
    why: 'Ratios multiply above common thresholds: 3:1 after 3:1 is 9:1 there. Release times that differ by less than a factor of two tend to pump against each other.',
    tryThis: ['Fast before slow, or slow before fast: compare both orders at equal loudness.'],
    listenFor: 'Recovery after a loud phrase.',
  },
}
