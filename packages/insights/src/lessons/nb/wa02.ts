import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats-modus kutter en lyd i biter ved slagene. En stemme eller en pad har ingen, så du kan høre små snublinger.',
    tryThis: ['Klikk på klippet og velg Complex Pro for en sangstemme, Texture for en pad.'],
    listenFor: 'Jevnhet i de lange tonene.',
  },
  intermediate: {
    why: 'Hver modus går ut fra noe om lyden: Beats fra transienter, Tones fra én tonehøyde, Texture fra støy, Complex fra hva som helst.',
    tryThis: ['Sangstemme: Complex Pro, Formants 100, Envelope 128.', 'Pad: Texture, Grain Size 80–150, Flux 20.'],
    listenFor: 'Klikk eller en flagring i jevn fart.',
  },
  advanced: {
    why: 'Bitene loopes eller får hull for å fylle den nye lengden. På tonalt materiale er det amplitudemodulasjon i takt med bitene. Som hakking er det en effekt verdt å beholde.',
    tryThis: ['Sammenlign Preserve 1/16 med Transients før du gir opp Beats.'],
    listenFor: 'Sidebånd rundt liggende toner.',
  },
}
