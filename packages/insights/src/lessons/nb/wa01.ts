import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Complex-modus er laget for hele sanger. På trommer gjør den slagene mykere.',
    tryThis: ['Klikk på klippet, og velg Beats som warp-modus.', 'Sett Preserve til Transients.'],
    listenFor: 'Slagene blir skarpere.',
  },
  intermediate: {
    why: 'Complex arbeider i overlappende vinduer, som sprer anslaget over noen millisekunder. Beats kutter ved transientene og lar hvert slag være urørt. Den trenger også langt mindre CPU.',
    tryThis: ['Beats, Preserve Transients, Envelope 100.', 'Slå av Warp for enkeltslag.'],
    listenFor: 'En liten støy før slaget (forekko): Den forsvinner.',
  },
  advanced: {
    why: 'Spektral strekking bytter tid mot frekvensoppløsning, og transienter mister fasesammenhengen mellom båndene. Beats har ikke det tapet, men etterlater hull eller looper i halene, og dem fyller Transient Loop Mode.',
    tryThis: ['Til looper med lange cymbaler: Loop Back-and-Forth, Envelope 60–80.'],
    listenFor: 'Halene på cymbalene.',
  },
}
