import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne melodien utelater de to tonene som lettest gnisser. Derfor passer den over nesten hver akkord du spiller.',
    tryThis: ['Spill melodien over en annen akkordloop i samme toneart.', 'Den passer der også.'],
    listenFor: 'Hvor rolig den er mens akkordene skifter.',
  },
  intermediate: {
    why: 'Uten halvtoner finnes ingen skarp gnisning, så melodien kan se bort fra akkordene og likevel klinge riktig. Én tone utenfor de fem, på ett sted, lyser opp.',
    tryThis: [
      'Bruk en av de to manglende tonene, lenge, på toppen av refrenget.',
      'La akkordene stå for bevegelsen mens melodien blir liggende.',
    ],
    listenFor: 'Den nye fargen på det ene stedet.',
  },
  advanced: {
    why: 'En pentaton linje over funksjonell harmonikk skiller melodi fra akkorder (Temperley, Nobile): Spenningen kommer av forholdet mellom to lag, ikke av oppløsning i linjen.',
    tryThis: [
      'Bruk pentatonskalaen fra et annet trinn over de samme akkordene: på kvinten eller sekunden, for flere farger.',
    ],
    listenFor: 'Hvilke akkordtoner linjen tilfeldigvis unngår.',
  },
}
