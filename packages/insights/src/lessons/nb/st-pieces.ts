import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle {pieces} bitene kommer fra den samme lyden, så de hører sammen av seg selv. Mye samplet musikk er laget nettopp slik.',
    tryThis: ['Finn biten du bruker mest.', 'Legg den én gang der ingen venter den: på slutten av en frase.'],
    listenFor: 'Hvordan det blir én låt, enda bitene hopper.',
  },
  intermediate: {
    why: 'De {pieces} bitene deler rommet, klangen og støyen i ett opptak; det som lager musikken, er rekkefølgen og lengden. Det er rytme laget av én kilde.',
    tryThis: [
      'La det være et hull på en åttedel foran en bit som betyr noe.',
      'Gjenta en kort bit tre ganger, og la så en lang gå: Blir det en frase?',
    ],
    listenFor: 'Om den nye rekkefølgen får deg til å glemme den gamle.',
  },
  advanced: {
    why: 'Biter som begynner på en transient, høres som toner, de som begynner imellom, høres mer som tekstur. Med {times} kutt kan låten bruke begge deler.',
    tryThis: [
      'Del opptaket med Slice to New MIDI Track, etter transienter, og spill den samme frasen for hånd.',
      'Sammenlign kutt på rutenettet med kutt på transientene.',
    ],
    listenFor: 'Halen av én bit som kuttes av den neste.',
  },
}
