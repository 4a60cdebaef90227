import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Faderne dine står i ulik høyde, og hver av dem kan fortsatt opp. Slik ser en balanse laget med ørene ut, og ingenting står i veien for neste endring.',
    tryThis: ['Lagre denne balansen: File ▸ Save a Copy, før du begynner å legge til effekter.'],
    listenFor: 'Skru høyttalerne veldig lavt: Det du fortsatt hører, er det balansen setter først.',
  },
  intermediate: {
    why: 'Med hovedfaderen på 0 dB og sporene under får enhetene på hovedsporet nivået som faderne sier. Du kan gjøre hva som helst noen dB sterkere uten å bygge resten på nytt.',
    tryThis: ['Legg sporene i grupper etter rolle: Da flytter fire fadere miksen, og disse blir en finbalanse.'],
    listenFor: 'Leaden mot trommene ved tre lydstyrker: En god balanse holder ved alle.',
  },
  advanced: {
    why: 'Headroom i en flyttallsmikser handler om kontroll mer enn klipping: Faderen er finest nær 0 dB, og automasjon i begge retninger er fortsatt mulig.',
    tryThis: ['Før du automatiserer, flytter du den faste balansen til en Utility og sparer faderen til bevegelsene.'],
    listenFor: 'A/B med en tidligere lagring ved samme nivå.',
  },
}
