import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Moll har to utgaver av sitt siste trinn: {high} trekker hjem, {low} klinger åpent. Du bruker hver av dem der den gjør nytte.',
    tryThis: ['Bytt {high} med {low} i akkorden før hjemme.', 'Spill den igjen med {high}.'],
    listenFor: 'Hvilken som gjør at du helst vil hjem.',
  },
  intermediate: {
    why: '{high} gjør akkorden på femte trinn til dur, en ekte dominant; {low} holder fargen åpen ellers. Siden hver har sin plass, varsler {high} at hjemme kommer.',
    tryThis: [
      'Spill {low} i stedet for {high} på slutten av én del, og sammenlign.',
      'Legg {low} i melodien over dominanten med {high}, én gang: en blåtone, eller en gnisning?',
    ],
    listenFor: 'Om hjemme kjennes nødvendig.',
  },
  advanced: {
    why: 'Harmonisk, melodisk og ren moll er tre sider av samme praksis: {high} eller {low} følger akkorden og retningen på linjen. I bluesnære stilarter kan melodien beholde {low} over V med vilje.',
    tryThis: [
      'Hev seksten også i en stigende linje til {high}, og la den så være som den var: Den forstørrede sekunden har en egen farge.',
    ],
    listenFor: 'Retningen: opp hevet, ned lav.',
  },
}
