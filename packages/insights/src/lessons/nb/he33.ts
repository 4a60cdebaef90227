import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyden brytes et øyeblikk: et tikk, eller et hull.',
    tryThis: [
      'Gå til takten og lytt i hodetelefoner.',
      'Eksporter på nytt når andre programmer er lukket.',
      'Er det der fortsatt, så se etter en klippkant der og tegn en fade.',
    ],
    listenFor: 'Samme sted i den nye filen.',
  },
  intermediate: {
    why: 'Et klikk på samme sted hver gang ligger i prosjektet: et redigert klipp, et sample, en rask automasjon. Flytter det seg, var det eksporten.',
    tryThis: ['Eksporter to ganger og sammenlign stedene.', 'Frys de tyngste sporene før du eksporterer.'],
    listenFor: 'Klippkanter nær takten.',
  },
  advanced: {
    why: 'Hull på hele buffere peker mot maskinen; steg på enkeltsamples mot redigering eller plug-ins.',
    tryThis: [
      'Noter lengden: Et multiplum av bufferstørrelsen er et hint.',
      'Legg to eksporter i motfase for å se hva som er ulikt.',
    ],
    listenFor: 'Resten etter motfasen.',
  },
}
