import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I denne delen av låten din beveger knapper seg, og lyden lever. De andre delene kan kjennes stille ved siden av.',
    tryThis: [
      'Trykk A for å se automasjonen.',
      'Velg bevegelsen du liker best, og kopier den til en annen del.',
      'Endre lengden eller slutten litt.',
    ],
    listenFor: 'Om kopien kjennes som et ekko av den første.',
  },
  intermediate: {
    why: 'En bevegelse som kommer tilbake, blir et motiv, selv om det bare er et filter. I takt {first} til {last} rører knapper seg. Rundt dem står alt i ro: Det kan være en ramme, eller et sted du ikke er kommet til ennå.',
    tryThis: [
      'Kopier en av kurvene til en annen del, snu retningen eller halver lengden, og spill begge stedene etter hverandre.',
      'Tar kopien noe fra takt {first} til {last}, så angre: Da er roen rundt en del av formen.',
    ],
    listenFor: 'Delene rundt: Høres roen i dem ment ut?',
  },
  advanced: {
    why: 'Det som telles, er takter med bevegelse, kurve for kurve, ikke hørbar endring: En langsom rampe teller i hver av taktene sine, en rask bevegelse med hundrevis av punkter bare i taktene den fyller.',
    tryThis: [
      'Forenkle en innspilt bevegelse, og kopier den dit låten står stille.',
      'Planlegg bevegelse etter tidsskala: slag, frase, del.',
    ],
    listenFor: 'Endring i tre tidsskalaer samtidig.',
  },
}
