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
    why: 'Sharing the work between two stages is a known technique: a fast one for peaks, a slow one for level. It pays if both do little and differ in speed.',
    tryThis: [
      'Give each a job: clipper or fast limiter first, 1–2 dB; final limiter after it, 1–2 dB.',
      'Check that only the last one sets the ceiling.',
    ],
    listenFor: 'Drum attack, and the stereo width of loud passages.',
  },
  advanced: {
    why: 'In series, the first limiter lowers crest factor, so the second works on sustained energy and its release becomes audible as pumping or bass distortion.',
    tryThis: ['Make the second one slower, with lookahead, and true-peak; leave the first at sample peak.'],
    listenFor: 'Intermodulation on bass notes under a busy top.',
  },
}
