import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter på et spor er ofte der for å gjøre det sterkere. Det gjør faderen også, og den beholder slagene.',
    tryThis: ['Se på måleren mens låten spiller.', 'Beveger den seg aldri, så slett den.'],
    listenFor: 'Trommene med og uten.',
  },
  intermediate: {
    why: 'Der de arbeider, mister sporene toppene sine, ett etter ett, og miksen blir tett før noe skjer på hovedsporet. Der de aldri arbeider, legger de bare til noen millisekunder forsinkelse.',
    tryThis: [
      'Se på målerne i de sterkeste taktene: De som aldri beveger seg, kan slettes.',
      'Av de andre: Slå av én, og gjør lydstyrken lik med faderen. Blir slagene større, eller stikker spisser ut?',
    ],
    listenFor: 'Trøkket i trommene i summen.',
  },
  advanced: {
    why: 'Hver av dem har en latens fra lookahead på 1,5 til 6 ms. Live kompenserer den, men stemmer som spilles direkte, merker den.',
    tryThis: ['Soft clipping i Saturator koster ingen latens og låter ofte nærmere.'],
    listenFor: 'Timingen mens du spiller inn.',
  },
}
