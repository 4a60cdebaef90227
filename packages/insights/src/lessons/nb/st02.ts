import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bredt betyr at venstre og høyre er ulike. På en telefon eller på mange klubber legges begge sammen, og det ulike kan forsvinne. I en bass er det tyngden.',
    tryThis: ['Legg Utility på slutten av sporet.', 'Slå på Bass Mono, 120 Hz.'],
    listenFor: 'Trykk Mono på en Utility på hovedsporet: Bassen skal være like sterk.',
  },
  intermediate: {
    why: '{device} kan gjøre venstre og høyre i «{part}» ulike, helt til de er motsatte. Summert til mono slår det seg ut, og i en dyp stemme er det tyngden som går.',
    tryThis: [
      'Legg en Utility etter {device} og trykk Mono i åtte takter: Blir enkelte toner tynne? Hvis ikke, la alt være som det er.',
      'Blir de det: Mono av, Bass Mono på, ved 120 Hz. Bredden over blir.',
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
