import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Rett før takt {bar} er alt stille et øyeblikk. Lytteren teller videre, og det første slaget i den nye delen svarer.',
    tryThis: [
      'Spill fra fire takter før takt {bar}, og bank takten gjennom stillheten.',
      'Dra ett klipp over stillheten, lytt en gang til, og angre.',
    ],
    listenFor: 'Om du banker akkurat på det første slaget i takt {bar}.',
  },
  intermediate: {
    why: 'Etter en stillhet dekker ingenting det første slaget i takt {bar}, og lytterens egen telling leder dit. Ved {bpm} BPM varer ett slag med stillhet {beatMs} ms, en hel takt {barSeconds} s; jo lengre den er, desto lettere mister man tellingen.',
    tryThis: [
      'Gjør stillheten før takt {bar} halvparten så lang, så dobbelt så lang, og behold den du fortsatt teller deg gjennom.',
      'Send den siste lyden før den til en lang romklang eller delay: Fyller halen hullet, eller gjør den ankomsten større?',
    ],
    listenFor: 'Om det første slaget i takt {bar} faller der du venter det.',
  },
  advanced: {
    why: 'Stillhet i alle stemmer er den største kontrasten en form har. Det som klinger videre fra romklang og delay, avgjør om den høres som et hull eller som et pust som holdes.',
    tryThis: [
      'Spill stoppet én gang med halene kuttet (automatiser returene eller utgangen på effektene), og én gang med halene klingende.',
      'Gi mindre ankomster et mindre tegn, en fill eller en hvile i én stemme, så stoppet forblir det største.',
    ],
    listenFor: 'Hva som fortsatt klinger i stillheten, og hvor lenge.',
  },
}
