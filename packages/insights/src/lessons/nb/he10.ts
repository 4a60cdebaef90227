import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra start til slutt er låten omtrent like høy. Ørene venner seg til det, og ingenting føles stort lenger.',
    tryThis: ['Velg ett sted som får være lite.', 'Ta ut stemmer der, eller senk det 3 dB.'],
    listenFor: 'Øyeblikket når alt kommer tilbake.',
  },
  intermediate: {
    why: 'Spennet er {rangeLu} LU. Sanger som puster, har stille strekk på minst åtte takter.',
    tryThis: [
      'Tegn lydstyrken du vil ha langs delene, og sammenlign med kurven.',
      'Automatiser grupper heller enn hovedfaderen.',
    ],
    listenFor: 'Hvor låten puster.',
  },
  advanced: {
    why: 'Loudness range regner korttidsnivåer mellom 10. og 95. prosentil, med terskel. En limiter som drives hele tiden, flater det ut uansett arrangement.',
    tryThis: ['Mål før og etter hovedkjeden.', 'Hadde miksen spenn og masteren ikke, så gi etter.'],
    listenFor: 'Vers mot refreng på samme lyttenivå.',
  },
}
