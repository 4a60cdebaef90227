import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live regner dem om mens de spiller. Det virker, og du trenger ikke gjøre noe.',
    tryThis: ['Liker du orden, så eksporter med den frekvensen de fleste filene har.'],
    listenFor: 'Lytt til en fil av hver frekvens i solo: Du skal ikke kunne si hvilken som er hvilken.',
  },
  intermediate: {
    why: 'Omregningen er god, men ikke nøyaktig bit for bit. For nakne lyder finnes en bedre kvalitet per klipp.',
    tryThis: [
      'Klippvisningen ▸ Hi-Q på for enkle, åpne lyder.',
      'Velg én samplingsfrekvens for prosjektet og spill inn med den.',
    ],
    listenFor: 'Høye, liggende toner.',
  },
  advanced: {
    why: 'Warpede eller transponerte klipp regnes om uansett, så der betyr ulik samplingsfrekvens ingenting. Mellom 44,1 og 48 kHz er filteret bratt; med Hi-Q holder aliasing seg lav.',
    tryThis: ['Regn om utenfor Live med høy kvalitet om en kunde krever det.'],
    listenFor: 'En nulltest av en omregnet fil.',
  },
}
