import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Venstre og høyre er helt like, så ingenting virker bredt.',
    tryThis: ['Sjekk om en Utility på hovedsporet står på Mono.', 'Sjekk at du eksporterte stereo.'],
    listenFor: 'Hodetelefoner: Forlater noe midten?',
  },
  intermediate: {
    why: 'En mono-bryter som ble stående på etter en sjekk, er den vanlige grunnen.',
    tryThis: [
      'Let gjennom hovedspor og grupper etter Utility på bredde 0.',
      'Panorer to stemmer og eksporter på nytt.',
    ],
    listenFor: 'Romklangen: rundt deg, eller foran.',
  },
  advanced: {
    why: 'Er mono meningen, er en monofil halvparten så stor og låter likt.',
    tryThis: ['Eksporter på «Convert to Mono» hvis du vil ha det slik.', 'Finn ellers enheten som summerer.'],
    listenFor: 'Sidekanalen: stille.',
  },
}
