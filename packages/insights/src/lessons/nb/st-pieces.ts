import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle disse bitene kommer fra den samme lyden, så de hører sammen av seg selv. Mye samplet musikk er laget nettopp slik.',
    tryThis: ['Finn biten du bruker mest.', 'Legg den én gang der ingen venter den: på slutten av en frase.'],
    listenFor: 'Hvordan det blir én låt, enda bitene hopper.',
  },
  intermediate: {
    why: 'Én kilde holder rom, klang og støy like, og bare rekkefølge og lengde endres. Det er rytme laget av én klang.',
    tryThis: [
      'La det være et hull på en åttedel foran en bit som betyr noe.',
      'Gjenta en kort bit tre ganger, og la så en lang gå.',
    ],
    listenFor: 'Om den nye rekkefølgen blir en frase for seg.',
  },
  advanced: {
    why: 'Klippingen virker gjennom anslag: Biter som begynner på en transient, høres som toner, de som begynner imellom, høres som tekstur. Blandingen er stilen.',
    tryThis: [
      'Del opptaket på transientene til et Drum Rack, og spill den samme frasen for hånd.',
      'Sammenlign kutt på rutenettet med kutt på transientene.',
    ],
    listenFor: 'Halen av én bit som kuttes av den neste.',
  },
}
