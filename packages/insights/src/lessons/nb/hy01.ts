import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«7-Audio» sier deg ingenting neste måned.',
    tryThis: [
      'Klikk på det første sporet og trykk Ctrl+R (Cmd+R på Mac).',
      'Skriv et navn, og trykk Tab for det neste. To minutter, så er du ferdig.',
    ],
    listenFor: 'Lytt til hvert spor alene mens du gir det navn: en god gjennomgang.',
  },
  intermediate: {
    why: 'Navnene følger med i stems, fryste filer og opptak, og det er dem den du samarbeider med, leser først. Denne rapporten leser også roller ut av navn.',
    tryThis: ['Sett rollen først i navnet: «Bass midt», «Pad bred».', 'Bruk # for nummeret på sporet.'],
    listenFor: 'To spor med samme oppgave.',
  },
  advanced: {
    why: 'Et navn hever sikkerheten for en rolle her fra omtrent 0,5, ut fra toneomfanget, til 0,85 og mer. Regler som bygger på roller, blir da færre og mer treffsikre.',
    tryThis: [
      'Gi navn til de fem stemmene som bærer låten, og åpne settet her igjen.',
      'Ha navn i malen din, og spill inn på spor som har dem.',
    ],
    listenFor: 'Sammenlign de to rapportene: Hvilke funn forsvant, og hvilke roller rettet navnene?',
  },
}
