import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A listener likes to feel that something is coming. A short drum fill or a moment of silence is enough to say so.',
    tryThis: [
      'Go to the bar before the change.',
      'Mute the drums for its last beat, or add two extra snare hits there.',
      'Play it from four bars before.',
    ],
    listenFor: 'Do you lean forward just before it changes?',
  },
  intermediate: {
    why: 'Transitions work by a break in the pattern: more notes (a fill), fewer (a gap), or a steady movement (a sweep, a filter). One of them in the last one or two bars prepares the ear for a new section.',
    tryThis: [
      'Into a fuller part: take the low end out for the last bar, and let it return on the one.',
      'Into a calmer part: let a reverb or delay of the last hit ring over the line.',
      'Choose one kind of sign for small changes and keep another for the largest.',
    ],
    listenFor: 'The first beat of the new part: larger than before, at the same fader.',
  },
  advanced: {
    why: 'Expectation and its delay make an arrival. A hard cut has its own effect, which is strongest when the other changes in the song are prepared.',
    tryThis: [
      'Automate a high-pass on the group from 20 to 200 Hz over the last two bars, with a jump back on the one.',
      'Shift the sign: a fill that ends half a beat early leaves a hole that does the same work.',
    ],
    listenFor: 'Whether prepared and unprepared changes have a plan over the whole form.',
  },
}
