import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Så dype toner kjennes på et veldig stort anlegg og er stumme på nesten alt annet. På en telefon ville linjen fått hull.',
    tryThis: ['Marker disse tonene og trykk Shift-Opp: en oktav høyere.', 'Sammenlign i høyttalerne du stoler på.'],
    listenFor: 'Om linjen blir en melodi du kunne sunget.',
  },
  intermediate: {
    why: 'Grunntonen i disse tonene ligger under 32 Hz. Det som høres, er overtonene, om lyden har noen. En ren sinus forsvinner.',
    tryThis: [
      'Flytt bare de dypeste tonene opp: Linjer vinner ofte på spranget.',
      'Eller legg til et lag en oktav over, eller forsiktig metning, så øret kan fullføre tonen.',
    ],
    listenFor: 'Linjen i høyttalerne på en bærbar datamaskin.',
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
