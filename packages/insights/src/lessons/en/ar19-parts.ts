import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'What was there for a while is heard most when it is gone. In bars {first} to {last} much of the song is silent, and in bar {bar} its return feels like an arrival.',
    tryThis: [
      'Play from four bars before bar {first} to four bars after bar {bar}.',
      'Copy “{part}” into the empty bars for a moment, play it again, and undo.',
    ],
    listenFor: 'What you notice in the parts that go on, now that they have room.',
  },
  intermediate: {
    why: 'A part that has played for long is hardly noticed any more. After a gap in bars {first} to {last} the ear takes “{part}” as new in bar {bar}. What plays on has come forward in the meantime.',
    tryThis: [
      'Let “{part}” play on through bars {first} to {last} (copy its clips there, or open its fader), then undo: the difference is what the gap gives.',
      'Let only one of the parts return in bar {bar} and the others four bars later: one large step, or several small ones?',
    ],
    listenFor: 'What you follow in bars {first} to {last}, and what takes over in bar {bar}.',
  },
  advanced: {
    why: 'Leaving out works by contrast: density, register and level fall for {bars} bars, and the same material returns as an event. Which of the three falls most can decide whether it is heard as a breath, a break or a change of scene.',
    tryThis: [
      'Compare the loudness of bars {last} and {bar}.',
      'Look at which octave is empty from bar {first} on, and move one of the parts that go on into it.',
    ],
    listenFor: 'Which of the three you hear return first.',
  },
}
