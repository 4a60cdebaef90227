import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Your beat has a name: {pattern}. Drummers and producers know it, so you can look for songs that use it and hear what they do with it.',
    tryThis: [
      'Tap kick and snare with your hands while it plays.',
      'Mute one drum at a time and hear what each of them does.',
    ],
    listenFor: 'Which drum you miss most when it is away.',
  },
  intermediate: {
    why: '{pattern} says where kick and snare fall; the rest of the groove is in hats, ghost hits and what changes. I counted {bars} bars and {fills} fills.',
    tryThis: [
      'Copy the clip and move one single kick by a sixteenth.',
      'Put a fill into the last bar of eight, and leave out the kick under it.',
    ],
    listenFor: 'Whether the bar still says where “one” is.',
  },
  advanced: {
    why: 'A named pattern is an expectation. Two-step takes a kick away where four on the floor has one; half time doubles the distance of the backbeat at the same tempo. Moving between two of them is a change of section without a new sound.',
    tryThis: [
      'Write the same section in half time, without touching the tempo.',
      'Lower ghost hits to a third of the velocity of the backbeat and compare.',
    ],
    listenFor: 'How fast the song feels, while its tempo stays.',
  },
}
