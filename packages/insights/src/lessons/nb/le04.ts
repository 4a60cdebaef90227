import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hever alle stemmen på samme sted, blir ingen hørt bedre.',
    tryThis: [
      'Velg stemmen som leder der, og behold løftet på den.',
      'Slå av løftene på de andre, først «{part}» om det ikke er den.',
    ],
    listenFor: 'Om den ledende stemmen kommer fram.',
  },
  intermediate: {
    why: 'Lyder i den samme halve oktaven skjuler hverandre. Et løft på alle {parts} endrer klangen i miksen, men ikke hvem av dem som kommer fram.',
    tryThis: [
      'Slå av løftet på «{part}» ({db} dB, det største), så de andre ett for ett: Hvilken stemme savner du?',
      'Behold løftet på den. Savner du alle, var det helheten som trengte det: Ett lite løft på en gruppe med disse stemmene gjør det samme.',
    ],
    listenFor: 'Hvilken stemme som kommer fram når de andre trer tilbake.',
  },
  advanced: {
    why: 'Kritiske bånd er omtrent en tredels oktav over 500 Hz, så en halv oktav er en forsiktig overlapp. Maskering avhenger av nivå, som settet ikke har, og av tid, som det har: Disse stemmene spiller samtidig.',
    tryThis: [
      'Dynamisk EQ med sidechain: Den som følger, dukker bare mens den som leder, spiller.',
      'Sammenlign løftene summert på gruppen: Tre ganger +4 dB er +4 dB for båndet.',
    ],
    listenFor: 'Tydelighet mer enn lyshet.',
  },
}
