import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver romklang er et rom. Med mange ulike rom låter det som om musikerne var i hvert sitt hus.',
    tryThis: [
      'Legg én Reverb på et returspor, Dry/Wet på 100 %.',
      'Skru opp senden på tre stemmer, og slå av deres egne romklanger.',
    ],
    listenFor: 'Om stemmene kommer nærmere hverandre.',
  },
  intermediate: {
    why: 'Ett kort og ett langt rom på returspor limer miksen sammen og gir deg to fadere for alt rom. Særegne lyder beholder sitt eget.',
    tryThis: [
      'Retur A: rom på 0,6–1 s. Retur B: hall på 2–3 s. Lavkutt ved 250 Hz på begge.',
      'Bytt ut romklangene på sporene én etter én, og begynn med dem som låter vanlig.',
    ],
    listenFor: 'Foran og bak: Korte sends kommer fram, lange går bakover.',
  },
  advanced: {
    why: 'Felles tidlige refleksjoner er et sterkt tegn på samme rom. En romklang på sporet ser også dynamikken og faderen der, mens en send etter faderen bare ser nivået, så kompresjon foran virker ulikt.',
    tryThis: ['Hold de tidlige refleksjonene felles og de lange halene egne.', 'Sammenlign CPU før og etter.'],
    listenFor: 'Etterklangen på slutten av delene.',
  },
}
