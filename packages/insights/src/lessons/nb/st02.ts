import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bredt betyr at venstre og høyre er ulike. På en telefon eller på mange klubber legges begge sammen, og det ulike kan forsvinne. I en bass er det tyngden.',
    tryThis: ['Legg Utility på slutten av sporet.', 'Slå på Bass Mono, 120 Hz.'],
    listenFor: 'Trykk Mono på en Utility på hovedsporet: Bassen skal være like sterk.',
  },
  intermediate: {
    why: 'Chorus, flanger, phaser og bredde over 100 % gjør deler av venstre og høyre motsatte. Summert til mono slår de hverandre ut, og dype toner lider først.',
    tryThis: [
      'Utility ▸ Bass Mono på 120 Hz etter effekten.',
      'Eller to kjeder i et rack: ren og i mono under 150 Hz, bred over.',
    ],
    listenFor: 'Enkelttoner som faller ut i mono.',
  },
  advanced: {
    why: 'Modulerte forsinkelser gir et kamfilter med innsnitt som flytter seg. Ved 100 Hz er 5 ms mellom kanalene en halv periode, så summen slukkes helt i ytterpunktet av modulasjonen.',
    tryThis: [
      'Mål korrelasjonen under 120 Hz i stemmen som lydfil.',
      'Delefiltre på 24 dB eller mer holder den rene kjeden ren.',
    ],
    listenFor: 'Nivået på grunntonen gjennom én runde av modulasjonen, i mono.',
  },
}
