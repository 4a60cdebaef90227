import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Spor som er slått av, er åpne spørsmål: stemmer du ikke trengte, eller idéer du en gang likte.',
    tryThis: [
      'Slå på hvert av dem i åtte takter.',
      'Behold det, slett det, eller legg det i en gruppe som heter «Parkert».',
    ],
    listenFor: 'Om låten savner det når det slås av igjen.',
  },
  intermediate: {
    why: 'De koster tid ved åpning og oppmerksomhet, og den du samarbeider med, kan ikke vite hvilke som betyr noe.',
    tryThis: ['File ▸ Save a Copy først.', 'Slett dem, eller samle dem i én gruppe som er slått av.'],
    listenFor: 'Alternativer: To opptak av samme stemme er verdt å sammenligne en gang til før det ene ryker.',
  },
  advanced: {
    why: 'Et spor som er slått av, laster fortsatt enhetene og samplene sine. Om det bruker CPU, kommer an på enheten. Er det kilde for sidechain, kan det være slått av med vilje.',
    tryThis: ['Se etter spor som andre lytter til, før du sletter: sidechain, Resampling, MIDI From.'],
    listenFor: 'Bass som slutter å gi plass når sporet er borte.',
  },
}
