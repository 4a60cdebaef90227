import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Stort høres bare stort ut ved siden av lite. Spiller alt hele tiden, kjennes ingenting som en ankomst.',
    tryThis: ['Demp halvparten av sporene de første 16 taktene.', 'Lytt fram til stedet der de kommer inn.'],
    listenFor: 'Ankomsten.',
  },
  intermediate: {
    why: 'Kontrast i antall stemmer er den enkleste formen for dynamikk, og den gjør miksen lettere også: færre stemmer, mer plass til hver.',
    tryThis: [
      'Gi hver del sin egen besetning: Hvem har pause?',
      'La ett eller to slag være nesten tomme før den største delen.',
    ],
    listenFor: 'Hvor sterk den fulle delen kjennes uten at en fader er rørt.',
  },
  advanced: {
    why: 'Tetthet teller spor, ikke lydstyrke eller leie. En fast besetning med skiftende leie og dynamikk har kontrast som ikke ses her.',
    tryThis: ['Planlegg etter leie: Ta bort bunnen i én del og toppen i en annen.'],
    listenFor: 'Klangbalansen fra del til del.',
  },
}
