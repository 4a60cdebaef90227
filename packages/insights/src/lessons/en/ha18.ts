import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'One part says something, the other answers while the first is silent. That happens {times} times here, and it is what makes two parts sound like a conversation.',
    tryThis: [
      'Loop from bar {bar} with these two parts alone.',
      'Let the answer begin one beat later, or end on another note, and compare.',
    ],
    listenFor: 'Which part asks and which one answers: the answer is the one that sounds finished.',
  },
  intermediate: {
    why: 'Parts that rest for each other leave room without any mixing. The tie between them is what they share: the same rhythm with other notes, or the same notes in another place.',
    tryThis: [
      'Give the answer the rhythm of the call.',
      'Let call and answer overlap once, at the end of eight bars, as a peak.',
    ],
    listenFor: 'Whether you would miss one of the two if it were gone.',
  },
  advanced: {
    why: 'A call that ends high or away from home asks, an answer that falls to a stable note closes. The pause between the two is part of the rhythm: the shorter, the more urgent.',
    tryThis: [
      'Look at the last note of each call: is it root, third or fifth of its chord? Then it closes too early.',
      'Swap the roles in the second half of the song.',
    ],
    listenFor: 'How the tension of the last note of the call is taken up by the first of the answer.',
  },
}
