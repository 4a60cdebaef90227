import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ekkoene kommer litt før eller etter slaget. Det kan være levende, eller det kan gjøre rytmen utydelig.',
    tryThis: ['Klikk på Sync i delayen, og velg 1/8 eller 3/16.', 'Sammenlign begge.'],
    listenFor: 'Om grooven strammes.',
  },
  intermediate: {
    why: 'Ekko på noteverdier legger til rytme; ved siden av dem skjuler de den. Tider under 60 ms høres som tykkelse og teller ikke her.',
    tryThis: [
      'Sync på, eller skriv tiden som er vist over.',
      'For en lat feel: noen få millisekunder sent, med vilje.',
    ],
    listenFor: 'Hihaten mot ekkoene.',
  },
  advanced: {
    why: 'Avviket vokser: Etter n gjentakelser er det n ganger så stort. En fast forskyvning med Sync på holder driften ute.',
    tryThis: ['Sync med Offset på +3 til +8 %.'],
    listenFor: 'Den tredje gjentakelsen, mer enn den første.',
  },
}
