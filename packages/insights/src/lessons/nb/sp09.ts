import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ekkoene kommer litt før eller etter slaget. Det kan være levende, eller det kan gjøre rytmen utydelig.',
    tryThis: [
      'Klikk på Sync i delayen, og velg verdien som ligger nærmest det du hører.',
      'Sammenlign begge over åtte takter.',
    ],
    listenFor: 'Om grooven strammes.',
  },
  intermediate: {
    why: 'På «{part}» er det {ms} ms mellom ekkoene; den nærmeste noteverdien ved {bpm} BPM er {nearest} ms. Ved det tredje ekkoet er det {drift} ms ved siden av: et drag mot slaget som kan løse opp grooven eller gjøre den utydelig.',
    tryThis: [
      'Skriv {nearest} ms i åtte takter (eller slå på Sync), og gå så tilbake til {ms} ms.',
      'Behold den som gjør trommene klarest, eller den som beveger seg slik du vil.',
    ],
    listenFor: 'Det tredje ekkoet mot trommene, mer enn det første.',
  },
  advanced: {
    why: 'Avviket vokser: Etter n gjentakelser er det n ganger så stort. En fast forskyvning med Sync på holder driften ute.',
    tryThis: ['Sync med Offset på +3 til +8 %.'],
    listenFor: 'Den tredje gjentakelsen, mer enn den første.',
  },
}
