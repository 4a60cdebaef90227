import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To spor gjør nøyaktig det samme på samme tid. Du hører én lyd som er opptil 6 dB sterkere, ikke to lyder. Faderne viser mindre enn det som kommer ut, og en endring på det ene sporet høres bare halvt.',
    tryThis: [
      'Slå av det ene sporet, og skru det andre opp til det er like sterkt som begge var.',
      'Beholder du begge, så gjør det andre annerledes: en annen oktav, en annen lyd, eller et filter som bare lar toppen være igjen.',
    ],
    listenFor: 'Om noe annet enn nivået endrer seg når det andre sporet slås av.',
  },
  intermediate: {
    why: 'Like signaler legger seg sammen i fase: opptil 6 dB, ingen bredde og ingen ny farge. Da viser faderne mindre enn det som kommer ut, og en endring på den ene høres bare halvt.',
    tryThis: [
      'Demp den ene, og skru den andre opp til den er like sterk som begge var (høyst 6 dB). Har ingenting annet endret seg, er én nok.',
      'Vil du ha et lag, så gi kopien en jobb: en annen lyd, en annen oktav, eller bare det som ligger over 200 Hz.',
    ],
    listenFor: 'Om noe annet enn nivået endrer seg når det andre sporet dempes.',
  },
  advanced: {
    why: 'Summen av to koherente kilder flytter alle terskler bak dem: En kompressor eller limiter på bussen arbeider 6 dB dypere enn ett spor ville fått den til.',
    tryThis: [
      'Bytt paret ut med ett spor på +6 dB, og se hva busskompressoren gjør annerledes.',
      'Er kopien igjen etter en endring du ga opp, så slett den, slik at senere endringer når hele lyden.',
    ],
    listenFor: 'Reduksjonen på bussen med ett spor og med to.',
  },
}
