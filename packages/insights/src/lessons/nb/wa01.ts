import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Complex-modus er laget for hele sanger. På trommer gjør den slagene mykere.',
    tryThis: ['Klikk på klippet, og velg Beats som warp-modus.', 'Sett Preserve til Transients.'],
    listenFor: 'Slagene blir skarpere.',
  },
  intermediate: {
    why: '«{track}» går fra {own} til {played} BPM i overlappende vinduer, som sprer hvert anslag over noen millisekunder. Beats kutter ved transientene i stedet og lar slagene være som de er; den trenger også langt mindre CPU.',
    tryThis: [
      'Loop klippet, og bytt til Beats (Preserve Transients, Envelope 100) og tilbake: Endrer slagene seg, eller halene?',
      'Bryter halene opp i Beats, så senk Envelope; for et enkelt slag kan du slå av Warp.',
    ],
    listenFor: 'En liten støy før slaget (forekko): Den forsvinner i Beats.',
  },
  advanced: {
    why: 'Spektral strekking bytter tid mot frekvensoppløsning, og transienter mister fasesammenhengen mellom båndene. Beats har ikke det tapet, men etterlater hull eller looper i halene, og dem fyller Transient Loop Mode.',
    tryThis: ['Til looper med lange cymbaler: Loop Back-and-Forth, Envelope 60–80.'],
    listenFor: 'Halene på cymbalene.',
  },
}
