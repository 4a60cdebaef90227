import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter på et spor er ofte der for å gjøre det sterkere. Det gjør faderen også, og den beholder slagene.',
    tryThis: ['Se på måleren mens låten spiller.', 'Beveger den seg aldri, så slett den.'],
    listenFor: 'Trommene med og uten.',
  },
  intermediate: {
    why: 'Enkeltspor med limiter mister toppene sine ett for ett. Da låter miksen tett før noe skjer på hovedsporet.',
    tryThis: [
      'Behold dem som fanger sjeldne spisser.',
      'Bytt dem som bare gjør det sterkere, med clip gain eller Utility.',
    ],
    listenFor: 'Trøkket i summen.',
  },
  advanced: {
    why: 'Hver av dem har en latens fra lookahead på 1,5 til 6 ms. Live kompenserer den, men stemmer som spilles direkte, merker den.',
    tryThis: ['Soft clipping i Saturator koster ingen latens og låter ofte nærmere.'],
    listenFor: 'Timingen mens du spiller inn.',
  },
}
