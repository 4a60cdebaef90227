import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lytteren venter, eller hopper videre, mens ingenting spiller.',
    tryThis: ['Sett starten på eksporten til det første klippet.', 'Sett slutten bak den siste halen.'],
    listenFor: 'Hvor fort musikken begynner etter at du trykker på spill.',
  },
  intermediate: {
    why: 'Området begynte før det første klippet eller sluttet lenge etter det siste. Spillelister og DJ-er merker begge deler.',
    tryThis: [
      'Velg fra det første klippet til slutten av den siste halen, og eksporter.',
      'Behold et hår av stillhet i begynnelsen hvis den første lyden er et hardt slag.',
    ],
    listenFor: 'Pausen mellom to sanger i en spilleliste.',
  },
  advanced: {
    why: 'Noen leveringskrav ber om noen hundre millisekunder på det meste; album uten pauser om ingen.',
    tryThis: ['Klipp på samplet der et album går rett videre.', 'Sjekk at filen begynner i en nullgjennomgang.'],
    listenFor: 'Et klikk i begynnelsen.',
  },
}
