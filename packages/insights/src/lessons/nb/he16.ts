import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Båndet {band} stikker seg ut. Nede er det en buldring, høyere oppe biter det.',
    tryThis: [
      'Sett EQ Eight på hovedsporet, bare for å lete: én smal klokke, +6 dB, flyttet sakte gjennom båndet.',
      'Der det er verst, finner du stemmen som lager det.',
      'Kutt der, halvparten av det du fant.',
    ],
    listenFor: 'Én stemme om gangen, alene.',
  },
  intermediate: {
    why: 'Slike topper kommer fra én stemme med resonans, eller fra flere som hoper seg opp på ett sted.',
    tryThis: [
      'Solo stemmene med toner i området mens du ser på spekteret.',
      'Kutt 2 til 4 dB i den som trenger det minst.',
    ],
    listenFor: 'Om miksen åpner seg, eller bare blir tynnere.',
  },
  advanced: {
    why: 'Rom lurer deg: En topp du ikke hører, kan være en dal i rommet ditt. Sjekk i hodetelefoner.',
    tryThis: [
      'Sammenlign med en sang du stoler på, ved lik lydstyrke.',
      'Velg et dynamisk kutt hvis toppen kommer og går.',
    ],
    listenFor: 'Båndet gjennom hele låten, ikke i én takt.',
  },
}
