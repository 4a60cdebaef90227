import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Each limiter hides what the one before it did. With several, it is hard to tell which one shapes the sound.',
    tryThis: [
      'Switch all but the last one off.',
      'Bring the loudness back with that one.',
      'Switch the others on again, one at a time, if you miss them.',
    ],
    listenFor: 'What each one adds, at the same loudness.',
  },
  intermediate: {
    why: 'Two stages can share the work: a fast one for peaks, a slow one for level. It pays if both do little; where only one of them works, the other is not needed.',
    tryThis: [
      'Play the loudest bars and read the reduction of each: does one of them hardly move? Switch it off.',
      'If both work hard, take one out, match the loudness, and compare the drums.',
    ],
    listenFor: 'The attack of the drums in the loudest bars.',
  },
  advanced: {
    why: 'In series, the first limiter lowers crest factor, so the second works on sustained energy and its release becomes audible as pumping or bass distortion.',
    tryThis: ['Make the second one slower, with lookahead, and true-peak; leave the first at sample peak.'],
    listenFor: 'Intermodulation on bass notes under a busy top.',
  },
}
