import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«4-Audio 0017» forteller deg ikke neste år at det var det gode opptaket.',
    tryThis: ['Gi sporet nytt navn før du spiller inn: Filen får det navnet.'],
    listenFor: 'Opptaket du bruker: Gi det klippet et navn nå.',
  },
  intermediate: {
    why: 'Filene får navnet til sporet i det øyeblikket du spiller inn. Får klippet et nytt navn senere, beholder filen sitt.',
    tryThis: ['Gi filene nye navn i browseren i Live: Da holder Live på lenken.', 'Bruk stemme og opptak: «Vox vers».'],
    listenFor: 'Ubrukte opptak: File ▸ Manage Files lister dem.',
  },
  advanced: {
    why: 'Navn overlever i stems, i avklaringslister og når et sett går i stykker.',
    tryThis: [
      'Gi sporene i malen din navn, så får hvert opptak navn i det det spilles inn.',
      'Opptakene du har: Gi dem nye navn i browseren i Live, der lenkene holdes.',
    ],
    listenFor: 'Opptak som viser seg å være den samme stemmen: Lytt til dem i solo før du gir dem navn.',
  },
}
