import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{section}» vil komme fram, men ørene har allerede fått det samme nivået.',
    tryThis: [
      'Senk alt i taktene før med 2 dB.',
      'Eller ta ut én stemme i den siste takten før.',
      'Spill over overgangen.',
    ],
    listenFor: 'Det første slaget i delen: Rører du på deg?',
  },
  intermediate: {
    why: 'Kontrast kommer av det som var der før. Å dytte høydepunktet driver bare limiteren; å tynne ut oppbyggingen gir plass til det.',
    tryThis: [
      'Automatiser gruppefaderne før overgangen ned 1 til 3 dB.',
      'Hold bunn og bredde tilbake til overgangen.',
    ],
    listenFor: 'Steget i nivå, bunn og bredde samlet.',
  },
  advanced: {
    why: 'Et løft på 2 til 4 LU mellom deler leses tydelig etter limiting; limiteren spiser det arrangementet legger på toppen.',
    tryThis: [
      'Mål begge delene før hovedkjeden og etter den.',
      'Er steget der før og borte etter, så senk drivet eller automatiser det.',
    ],
    listenFor: 'Dempingen ved overgangen.',
  },
}
