import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats-modus kutter en lyd i biter ved slagene. En sangstemme har få av dem og mange lange vokaler, så du kan høre små snublinger på «{track}».',
    tryThis: [
      'Klikk på klippet, velg Complex Pro som warp-modus, og spill en lang vokal.',
      'Bytt tilbake til Beats og sammenlign.',
    ],
    listenFor: 'Jevnhet i de lange vokalene.',
  },
  intermediate: {
    why: 'Beats forventer slag: Den beholder bitene mellom dem og fyller resten med hull eller gjentakelser. På en sangstemme som går fra {own} til {played} BPM, flagrer de lange vokalene først.',
    tryThis: [
      'Loop én lang vokal på «{track}», og bytt fra Beats til Complex Pro (Formants 100, Envelope 128), så til Tones: Behold den der stemmen er hel.',
      'Liker du hakkingen, så bli i Beats og sett Preserve til 1/16: Da er den i takt.',
    ],
    listenFor: 'Klikk eller en flagring i jevn fart; så konsonantene, som Complex Pro gjør mykere.',
  },
  advanced: {
    why: 'Bitene loopes eller får hull for å fylle den nye lengden; på vokaler er det amplitudemodulasjon i takt med bitene. Som hakking er det en effekt verdt å beholde.',
    tryThis: ['Sammenlign Preserve 1/16 med Transients før du gir opp Beats.'],
    listenFor: 'Sidebånd rundt liggende vokaler.',
  },
}
