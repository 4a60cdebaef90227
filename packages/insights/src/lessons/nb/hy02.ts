import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Farger lar deg finne en stemme uten å lese.',
    tryThis: ['Høyreklikk på et spor og velg farge: én for trommer, én for bass, én for harmonikk.'],
    listenFor: 'Hvor raskt du finner skarptrommen.',
  },
  intermediate: {
    why: 'De samme fargene i alle sett trener øyet.',
    tryThis: ['Høyreklikk ▸ Assign Track Color to Clips.', 'Lagre det som malen din.'],
    listenFor: 'Delene blir synlige på avstand.',
  },
  advanced: {
    why: 'Push og andre kontrollere lyser i disse fargene, og scener og klipp kan ha sine egne: et lag til med mening på det samme rutenettet.',
    tryThis: ['Fargelegg sporene etter rolle.', 'Gi klippene i én del samme lyshet, så formen vises.'],
    listenFor: 'På scenen eller når det haster: hvor ofte du fortsatt leser et navn før du trykker.',
  },
}
