import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med en slik ratio kommer alt over terskelen ut like sterkt. Frasen strykes flat.',
    tryThis: [
      'Skru Ratio til omtrent 3.',
      'Ta ned Threshold til den beveger seg like mye som før.',
      'Sammenlign ved samme lydstyrke.',
    ],
    listenFor: 'Ord eller toner som lener seg fram igjen.',
  },
  intermediate: {
    why: 'Fra 10:1 kommer 10 dB over terskelen ut som 1 dB eller mindre: Alle aksenter ender i samme høyde. En lavere ratio med en lavere terskel jevner ut like mye og beholder rangen mellom aksentene.',
    tryThis: [
      'Ratio 3:1, så Threshold ned til måleren viser like mye som før; sammenlign ved samme lydstyrke.',
      'Stikker bare noen få toner ut, så ta dem ned med automasjon før den, og la resten være.',
    ],
    listenFor: 'Om en tone eller et ord fortsatt rager over naboene.',
  },
  advanced: {
    why: 'Ved høy ratio følger reduksjonen toppene heller enn nivået; med RMS-modellen skjer det senere. To trinn på 3:1 gir omtrent samme område, og arbeidet høres mindre.',
    tryThis: ['I serie: først en langsom på 2:1, så en rask på 4:1, 2–3 dB hver.'],
    listenFor: 'Endring i klangen mens den arbeider, mest på dype og liggende toner.',
  },
}
