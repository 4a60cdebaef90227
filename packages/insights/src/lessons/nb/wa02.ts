import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats-modus kutter en lyd i biter ved slagene. «{track}» spiller lange toner, og der kan kuttene høres som små snublinger.',
    tryThis: [
      'Klikk på klippet, velg Complex som warp-modus, og spill en lang tone.',
      'Prøv Texture også, og behold den jevneste.',
    ],
    listenFor: 'Jevnhet i de lange tonene.',
  },
  intermediate: {
    why: 'Beats forventer slag: Den beholder bitene mellom dem og fyller resten med hull eller gjentakelser. På liggende toner, tatt fra {own} til {played} BPM, kan det høres som en flagring.',
    tryThis: [
      'Loop én lang tone på «{track}», og bytt fra Beats til Complex, så til Texture med Grain Size på omtrent 100: Behold den jevneste.',
      'Liker du hakkingen, så bli i Beats og sett Preserve til 1/16: Da er den i takt.',
    ],
    listenFor: 'Klikk eller en flagring i jevn fart.',
  },
  advanced: {
    why: 'Bitene loopes eller får hull for å fylle den nye lengden; på liggende toner er det amplitudemodulasjon i takt med bitene. Som hakking er det en effekt verdt å beholde.',
    tryThis: ['Sammenlign Preserve 1/16 med Transients før du gir opp Beats.'],
    listenFor: 'Sidebånd rundt liggende toner.',
  },
}
