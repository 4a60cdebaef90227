import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Her brukes få toner, og de andre er utelatt. Det som er utelatt, kan ikke gnisse, så disse passer over nesten alt.',
    tryThis: ['Spill de samme tonene over en annen akkordloop i samme toneart.', 'De passer der også.'],
    listenFor: 'Hvor rolig det er, uansett hva annet som skifter.',
  },
  intermediate: {
    why: 'Med få toner er det lite gnisning, så en linje kan se bort fra akkordene og likevel klinge riktig. Én tone utenfra, på ett sted, lyser opp.',
    tryThis: [
      'Bruk en av tonene som mangler, lenge, på det fyldigste stedet.',
      'La akkorder, rytme eller klang stå for bevegelsen mens tonene blir liggende.',
    ],
    listenFor: 'Den nye fargen på det ene stedet.',
  },
  advanced: {
    why: 'En linje på få toner skiller melodi fra akkorder (Temperley, Nobile): Spenningen kommer av forholdet mellom to lag, ikke av oppløsning i linjen.',
    tryThis: ['Bruk de samme få tonene fra et annet trinn, kvinten eller sekunden, for flere farger.'],
    listenFor: 'Hvilke toner det tilfeldigvis unngår.',
  },
}
