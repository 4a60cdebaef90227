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
    why: 'Like signaler legger seg sammen i fase: 6 dB, ingen bredde og ingen ny farge. Bredde trenger en forskjell mellom venstre og høyre, i timing, stemming eller klang, og et lag trenger en egen jobb.',
    tryThis: [
      'For bredde: Stem kopien noen cent unna, eller bruk et annet opptak av stemmen, og panorer de to fra hverandre.',
      'For tyngde: Del arbeidet, ett lag under 200 Hz og ett over.',
    ],
    listenFor: 'Hvordan lyden oppfører seg i mono før og etter.',
  },
  advanced: {
    why: 'Summen av to koherente kilder flytter alle terskler bak dem: En kompressor eller limiter på bussen arbeider 6 dB dypere enn ett spor ville fått den til. Et fantommidtpunkt av to panorerte kopier er også mindre stabilt enn en kilde i midten, for det flytter seg med lytteren.',
    tryThis: [
      'Bytt paret ut med ett spor på +6 dB, og se hva busskompressoren gjør annerledes.',
      'Er kopien igjen etter en endring du ga opp, så slett den, slik at senere endringer når hele lyden.',
    ],
    listenFor: 'Demningen på bussen med ett spor og med to.',
  },
}
