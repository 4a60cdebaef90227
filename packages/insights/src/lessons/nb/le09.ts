import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Så dype toner kjennes på et veldig stort anlegg. Små høyttalere spiller bare overtonene, om lyden har noen; uten dem får linjen hull.',
    tryThis: ['Marker disse tonene og trykk Shift-Opp: en oktav høyere.', 'Sammenlign i høyttalerne du stoler på.'],
    listenFor: 'Om linjen blir en melodi du kunne sunget.',
  },
  intermediate: {
    why: 'Den dypeste av disse tonene har grunntonen på {hz} Hz. Det små høyttalere spiller av den, er overtoner, om lyden har noen. En ren sinus forsvinner der, og linjen får hull.',
    tryThis: [
      'Spill linjen i en bærbar datamaskin eller en telefon: Faller disse {notes} tonene ut?',
      'I så fall: Flytt bare dem en oktav opp (Shift-Opp); linjer vinner ofte på spranget. Eller gi lyden overtoner med litt metning.',
    ],
    listenFor: 'Den samme linjen i små og i store høyttalere.',
  },
  advanced: {
    why: 'Energi under 30 Hz bruker membranutslag og headroom og gir lite lydstyrke (kurvene for lik hørestyrke stiger bratt). Residualtonen fra deltone 2–4 bærer tonen vi oppfatter.',
    tryThis: [
      'Legg høypass på dypbassen ved 25–30 Hz, og gi den andre deltonen 3 dB.',
      'Transponerer instrumentet, så kontroller oktaven: Tonenummeret kan villede.',
    ],
    listenFor: 'Jevnhet fra tone til tone på et lite anlegg.',
  },
}
