import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Just before bar {bar} the ground is taken away: what comes in after a stop sounds larger than what comes in on top of everything. Producers call it the break before the drop.',
    tryThis: [
      'Loop bars {before} and {bar}, and hear the entry.',
      'Fill the stop for a moment by drawing the clips through it, and hear the same entry again.',
    ],
    listenFor: 'How much louder bar {bar} seems, though no fader has moved.',
  },
  intermediate: {
    why: 'A listener who feels the beat goes on counting through a stop: the gap is full of expectation, and bar {bar} answers it. The longer the stop, the more it needs something that leads through.',
    tryThis: [
      'Make the stop half as long, and twice as long, and compare the three.',
      'Let one more thing cross it, the tail of a reverb, a reversed cymbal or a word, and compare.',
    ],
    listenFor: 'Where you begin to lose the count.',
  },
  advanced: {
    why: 'What rings on decides whether a stop is a hole: reverbs and delays fill it unless their returns are cut too. Withholding the bass in the bar before leaves the room below empty, so that the first kick has it for itself.',
    tryThis: [
      'Cut or automate the returns in bar {before}, and compare a dry stop with a wet one.',
      'Keep this stop for the largest entry: a second one of the same length is half expected.',
    ],
    listenFor: 'The first 200 ms of bar {bar}: is the attack alone, or does something old still sound under it?',
  },
}
