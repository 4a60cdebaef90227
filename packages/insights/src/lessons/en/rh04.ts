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
    why: 'The name, {pattern}, covers only what such beats share; what makes a beat yours is the rest: soft hits, other drums, and the bar that breaks the pattern.',
    tryThis: [
      'Copy the clip and move one single kick by a sixteenth: the smallest change that is still your beat.',
      'Take the kick out of the last bar before a new section, and compare.',
    ],
    listenFor: 'Whether you know when the section ends before it does.',
  },
  advanced: {
    why: 'A named pattern is an expectation, and leaving it is a change of section without a new sound: the backbeat on three, at half time, doubles its distance at the same tempo; a two-step takes away the kick that four on the floor has on three.',
    tryThis: [
      'Write one section of eight bars in another of these patterns, without touching the tempo.',
      'Keep the pattern and shape the velocities of the hits between the main ones instead.',
    ],
    listenFor: 'How fast the song feels, while its tempo stays.',
  },
}
