import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One part says something, the other answers while the first is silent. That happens {times} times here, and it is what makes two parts sound like a conversation.',
    tryThis: [
      'Solo these two parts and hear which one begins.',
      'Let one answer begin a beat later, or end on another note, and compare.',
    ],
    listenFor: 'Which part asks and which one answers: the answer is the one that sounds finished.',
  },
  intermediate: {
    why: 'The two rest for each other {times} times, so neither has to be turned down for the other. What ties them together is what they share: a rhythm, or notes in another place.',
    tryThis: [
      'Swap the clips of the two for four bars: who asks now?',
      'Let an answer begin half a beat ({halfBeatMs} ms) earlier, then later: urgent, or at ease?',
      'Let both overlap once, at the end of eight bars, as a peak.',
    ],
    listenFor: 'Whether you would miss one of the two if it were gone.',
  },
  advanced: {
    why: 'A call that ends high or away from home asks; an answer that falls to a stable note closes. The pause between the two is part of the rhythm: the shorter, the more urgent.',
    tryThis: [
      'Look at the last note of a call: on the root it closes, on another note it leaves the question open. Try both.',
      'Swap the roles in the second half of the song.',
    ],
    listenFor: 'How the tension of the last note of the call is taken up by the first of the answer.',
  },
}
