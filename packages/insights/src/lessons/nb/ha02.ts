import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De siste akkordene i en frase er kommaet eller punktumet. Her slutter {times} fraser med {chord}.',
    tryThis: ['Stopp avspillingen rett etter {chord}: Kunne låten sluttet her?', 'La så neste akkord komme.'],
    listenFor: 'Pusten etter {chord}.',
  },
  intermediate: {
    why: 'Veien fra dominanten til hjemme lukker mest. Et stopp på dominanten lar døren stå åpen. Fra dominanten til akkorden på sjette trinn svinger det unna like før hjemme. {times} fraser her slutter med {chord}, så én som slutter annerledes, høres.',
    tryThis: [
      'Gi ett av de {times} stedene en annen av disse slutningene.',
      'Hold slutten av {chord} en takt lenger, én gang.',
    ],
    listenFor: 'Hvilken slutning som ber om neste del, og hvilken som lukker denne.',
  },
  advanced: {
    why: 'Hvor sterkt en slutt lukker, er en sum: grunnstillinger, melodien på tonika, lengden på den siste akkorden og plassen i gruppen på fire takter. Ta bort én av dem på et av de {times} stedene med {chord}, og slutten lukker mindre.',
    tryThis: [
      'Sammenlign melodiens trinn over den siste akkorden: 1 lukker, 3 hviler, 5 svever.',
      'Legg én slutt en takt for tidlig, og la neste frase begynne på dens siste akkord.',
    ],
    listenFor: 'Avslutning gjennom harmonikk mot avslutning gjennom tetthet.',
  },
}
