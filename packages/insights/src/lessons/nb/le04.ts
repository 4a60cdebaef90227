import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hever alle stemmen på samme sted, blir ingen hørt bedre.',
    tryThis: ['Velg stemmen som leder der, og behold løftet på den.', 'Slå av løftene på de andre.'],
    listenFor: 'Om den ledende stemmen kommer fram.',
  },
  intermediate: {
    why: 'Lyder i den samme halve oktaven skjuler hverandre. Et løft på alle {parts} endrer klangen i miksen, men ikke hvem av dem som kommer fram.',
    tryThis: [
      'Behold løftet på stemmen som leder der, og slå av de andre: Kommer den fram, eller mister miksen farge?',
      'Mister den farge, var det helheten som trengte løftet: Ett lite på gruppen deres gjør det samme.',
    ],
    listenFor: 'Den ledende stemmen ved lavt volum.',
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
