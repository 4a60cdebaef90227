import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En melodi huskes på det som kommer tilbake. Din vender tilbake til de samme få tonene {times} ganger, så lytteren lærer dem.',
    tryThis: ['Syng figuren uten låten.', 'Demp stemmen én gang figuren kommer, og hør hva som mangler.'],
    listenFor: 'Hvor fort du kan synge den med.',
  },
  intermediate: {
    why: 'En figur på {notes} toner som kommer tilbake {times} ganger, er et motiv. Den klinger første gang i takt {bar}. Det som kommer likt tilbake, gir feste. Det som kommer endret tilbake, holder øret våkent.',
    tryThis: [
      'Endre bare den siste tonen annenhver gang figuren kommer.',
      'Flytt én gjentakelse et slag, og la tonehøydene være.',
    ],
    listenFor: 'Om du fremdeles kjenner den igjen.',
  },
  advanced: {
    why: 'Et motiv kan varieres i tonehøyde, rytme eller lengde mens noe av det står fast: Flytt det til et annet trinn, doble lengdene, snu retningen, eller bryt det av og la resten bli tenkt. Jeg teller bare nøyaktige gjentakelser, også fra andre toner.',
    tryThis: [
      'Skriv det en ters høyere over neste akkord.',
      'Behold rytmen, og bytt tonene ut med toner fra akkorden.',
      'Utelat den siste tonen den siste gangen.',
    ],
    listenFor:
      'Hvilken endring som bevarer motivet, og hvilken som mister det. Rytmen bærer ofte mer av det enn tonehøyden.',
  },
}
