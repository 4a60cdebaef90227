import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{section}» kommer virkelig inn høyere. Ørene merker et slikt steg straks.',
    tryThis: ['Behold det når du mastrer: Gi limiteren litt plass.', 'Se på hva du utelot før, og bruk det igjen.'],
    listenFor: 'Overgangen, lukkede øyne.',
  },
  intermediate: {
    why: 'Tre enheter eller mer mellom deler overlever små høyttalere og spillelister.',
    tryThis: ['Sjekk at steget er der også etter mastring.', 'Prøv det samme før det andre høydepunktet, litt større.'],
    listenFor: 'Om det andre steget er større enn det første.',
  },
  advanced: {
    why: 'Et steg av denne størrelsen går lett tapt i busskompresjon som slipper sakte.',
    tryThis: ['Mål det før og etter hovedkjeden.', 'Automatiser drivet for å beholde det.'],
    listenFor: 'Dempingen i de to taktene etter overgangen.',
  },
}
