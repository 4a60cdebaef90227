import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Rekken begynner på {chord} og slutter på {chordBefore}, {chords} akkorder i alt. Hvor den slutter, avgjør om den hviler eller ber om mer.',
    tryThis: [
      'Stopp før {chordBefore}, den siste akkorden, og syng det du venter.',
      'Spill rekken to ganger uten stopp, og lytt til steget fra {chordBefore} til {chord}.',
    ],
    listenFor: 'Om {chordBefore} hviler eller ber om mer.',
  },
  intermediate: {
    why: 'Fra {chord} til {chordBefore} har hvert steg sin karakter: Grunntoner et trinn fra hverandre glir, en ters fra hverandre beholder de fleste tonene, en fallende kvint trekker. Rekkefølgen gir rekken retning.',
    tryThis: [
      'Bytt om to naboer, og hør hva det blir av retningen.',
      'Slutt på en annen akkord enn {chordBefore}: én gang på en som lukker, én gang på en som ber om å gå videre.',
    ],
    listenFor: 'Hvilke toner to naboer deler, og om de blir i én stemme.',
  },
  advanced: {
    why: 'Akkorder som ikke går rundt, høres som en setning: {chordBefore} er slutten, og hver akkord før kan love den eller utsette den.',
    tryThis: [
      'Bryt av før {chordBefore} og gå tilbake til {chord}: Nå er målet å komme tilbake.',
      'Hold én stemme gjennom hele rekken, og la de andre bevege seg rundt den.',
    ],
    listenFor: 'Hvor du først vet hvordan det vil ende.',
  },
}
