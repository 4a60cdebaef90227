import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The strongest way home is the chord on the fifth step: {hard} leads to {chord}. Your song never takes it, so it floats: nothing asks for an end.',
    tryThis: [
      'Put {hard} into the last bar before a section that begins with {chord}.',
      'Play that place with it and without it.',
    ],
    listenFor: 'How much more {chord} feels like coming home after {hard}.',
  },
  intermediate: {
    why: '{hard} holds {high}, which lies a semitone below home and wants to go up. Without it harmony turns instead of arriving, the sound of much house, techno and rock. It also means that one {hard}, used once, would be heard by everyone.',
    tryThis: [
      'Keep the loop as it is, and use {hard} once, at the end of the breakdown.',
      'If it is too strong, use it without its third, or over {chord}’s root.',
    ],
    listenFor: 'Whether the place is worth so much weight.',
  },
  advanced: {
    why: 'Loops without a dominant replace the cadence by metre: home is where the loop begins, not where a leading note resolves. What carries the form then is register, density and timbre, and a single dominant changes the rules.',
    tryThis: [
      'Harmonise the end of a section with {hard} and with a chord a step below home, and compare.',
      'Put {high} into a melody over the loop as it is, and hear how it pulls without a chord.',
    ],
    listenFor: 'What tells you where the loop begins.',
  },
}
