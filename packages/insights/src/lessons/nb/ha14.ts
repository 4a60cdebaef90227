import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En linje huskes på det som kommer tilbake. Denne vender tilbake til den samme figuren {times} ganger, så lytteren lærer den.',
    tryThis: ['Syng figuren uten låten.', 'Demp stemmen én gang figuren kommer, og hør hva som mangler.'],
    listenFor: 'Om du venter den før den kommer.',
  },
  intermediate: {
    why: 'Figuren {tones} kommer tilbake {times} ganger og utgjør {share} % av det stemmen spiller. Fordi gjentakelsene er like, høres én som avviker, straks.',
    tryThis: [
      'La den siste tonen, {tone}, gå et annet sted annenhver gang.',
      'Utelat én gjentakelse før den fyldigste delen, og la plassen stå tom.',
    ],
    listenFor: 'Om du fremdeles kjenner den igjen, og hvor du savner den.',
  },
  advanced: {
    why: 'Et motiv kan varieres i tonehøyde, rytme eller lengde mens noe av det står fast. Jeg teller bare gjentakelser med samme form, også fra andre toner.',
    tryThis: [
      'Skriv {tones} en ters høyere over en annen akkord.',
      'Behold rytmen, og bytt tonene ut med toner fra akkorden.',
      'Bryt det av før {tone} den siste gangen.',
    ],
    listenFor:
      'Hvilken endring som bevarer motivet, og hvilken som mister det. Rytmen bærer ofte mer av det enn tonehøyden.',
  },
}
