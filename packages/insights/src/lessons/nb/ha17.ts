import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Når mange stemmer spiller i samme oktav, er det vanskelig å høre noen av dem. Her deler {parts} eller flere én oktav i {bars} takter.',
    tryThis: [
      'Loop fra takt {bar}, og demp stemmene i denne oktaven én om gangen: Hvilken savner du ikke?',
      'Flytt én av dem en oktav opp eller ned.',
    ],
    listenFor: 'Om du kan følge hver stemme for seg når én av dem er flyttet.',
  },
  intermediate: {
    why: 'En equalizer skjærer plass mellom lyder, en oktav gir den. Stemmer med hvert sitt register trenger mindre av alle verktøy i miksen, og akkorden klinger bredere uten at noe er gjort bredere.',
    tryThis: [
      'Gi hver stemme i takt {bar} et register: bass, akkorder, svar, lead, og flytt det som har havnet utenfor.',
      'La to av stemmene spille samme linje med vilje: Da er de én stemme.',
    ],
    listenFor: 'Hvor mye svakere leaden kan være før den forsvinner.',
  },
  advanced: {
    why: 'Lyttere følger omtrent tre stemmer med lignende klang samtidig; flere blir til en tekstur. En full oktav gir en vegg, og skjuler en melodi. Rytme skiller stemmer like godt som register.',
    tryThis: [
      'Behold registeret, og bytt på i stedet: La stemmene hvile mens en annen beveger seg.',
      'Vend akkordene så den øverste tonen blir liggende under melodien.',
    ],
    listenFor: 'Hvor mange stemmer du kan telle i takt {bar}.',
  },
}
