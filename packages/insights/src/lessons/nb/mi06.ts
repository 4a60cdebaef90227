import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Nøyaktig den samme lyden om og om igjen blir en surring. To styrker er nok til å gjøre en rytme av den.',
    tryThis: ['Marker annethvert slag.', 'Ta anslagsstyrken deres ned med 25.'],
    listenFor: 'Hihaten begynner å gå.',
  },
  intermediate: {
    why: 'En ekte hihat skiller seg fra slag til slag i styrke og klang. Aksenter på offbeaten driver, på slaget holder de igjen.',
    tryThis: [
      'Anslag 100 · 60 · 80 · 60 over fire sekstendedeler.',
      'Koble anslagsstyrke til utklinging eller filter i instrumentet.',
    ],
    listenFor: 'Hvilken aksent som får deg til å bevege deg.',
  },
  advanced: {
    why: 'Like samples i mer enn omtrent 16 per sekund danner også en egen tonehøyde. Round robin, små forskyvninger av starten eller en langsom LFO på klangen bryter perioden.',
    tryThis: ['Avvik i anslagsstyrke på 15, og sjanse på 90 % på den svakeste sekstendedelen.'],
    listenFor: 'Virvler: Der kan likhet være ønsket.',
  },
}
