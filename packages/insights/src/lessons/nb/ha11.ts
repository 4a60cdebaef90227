import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En melodi er som en bakke. Din har én topp, og den kommer sent, så lytteren har noe å klatre mot.',
    tryThis: [
      'Loop de to taktene rundt den tonen.',
      'Lytt til hvordan melodien kommer dit, og hvordan den kommer ned.',
    ],
    listenFor: 'Om alt annet gir plass akkurat da.',
  },
  intermediate: {
    why: 'Den høyeste tonen trekker øret til seg. Spart til ett sted markerer den høydepunktet i linjen. Gjentatt ofte blir den vanlig høyde.',
    tryThis: ['Legg det viktigste ordet eller den viktigste akkorden under den.', 'Tynn ut arrangementet slaget før.'],
    listenFor: 'Stillheten, eller pusten, rett før toppen.',
  },
  advanced: {
    why: 'Toppene i frasene kan danne en egen linje: Se på den høyeste tonen i hver frase, og om rekken stiger mot denne. Leie, lengde og dissonans kan legge det egentlige høydepunktet et annet sted.',
    tryThis: [
      'La toppene i frasene stige trinnvis mot høydepunktet.',
      'Gi høydepunktet en dissonans som løses nedover.',
    ],
    listenFor: 'Linjen av topper.',
  },
}
