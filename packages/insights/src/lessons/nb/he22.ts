import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'På et sted underveis var denne lyden en MP3: Det som lå over {cut}, er borte og kommer ikke tilbake.',
    tryThis: [
      'Finn originalfilen eller eksporten og bruk den.',
      'Eksporter WAV fra Live, ikke fra en konvertert kopi.',
    ],
    listenFor: 'Cymbaler: sand i stedet for metall.',
  },
  intermediate: {
    why: 'Når den kodes igjen for strømming, mister den mer hver gang.',
    tryThis: [
      'Sjekk om hele miksen er rammet, eller én loop som bærer diskanten.',
      'Bytt ut samples med tap der du kan.',
    ],
    listenFor: 'Den høyeste oktaven i hi-haten.',
  },
  advanced: {
    why: 'En bratt kant gjennom hele filen peker mot lavpasset i en koder. Et bratt filter på hovedsporet ser likt ut.',
    tryThis: ['Sammenlign med en eksport der hovedkjeden er av.', 'Hold mastere uten tap hele veien.'],
    listenFor: 'Virvler i romklangen.',
  },
}
