import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Disse tonene ligger lavere enn den dypeste tangenten på et piano. Så dypt kjennes en lyd mer enn den kan synges, om ikke instrumentet spiller dem høyere enn de er skrevet.',
    tryThis: [
      'Klikk på en av tonene i pianorullen med hodetelefonbryteren på: Hører du en tone?',
      'Hvis ikke, marker dem og trykk Shift-Opp: en oktav høyere. Sammenlign.',
    ],
    listenFor: 'Om du kunne sunget det de spiller.',
  },
  intermediate: {
    why: 'Et piano slutter på 27,5 Hz; den dypeste tonen i «{part}» er {hz} Hz etter nummeret. Enten transponerer instrumentet eller gjør noe annet med slike tangenter, eller så står disse {notes} tonene en oktav eller to for lavt til å høres som en melodi.',
    tryThis: [
      'Spill disse tonene med bare «{part}» på (Solo): en tone, et klikk eller ingenting?',
      'Er det ingenting eller bare rumling: Marker dem, Shift-Opp én eller to ganger, og behold oktaven der de sier noe.',
    ],
    listenFor: 'En tonehøyde du kunne sunget etter.',
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
