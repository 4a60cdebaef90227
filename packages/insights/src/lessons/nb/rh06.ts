import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Toner noen millisekunder før slaget driver en låt framover, toner etter det lener seg bakover. Her ligger halvparten av {notes} toner {ms} ms eller mer utenfor rutenettet: nok til å føles.',
    tryThis: [
      'Dupliser sporet, kvantiser kopien helt, og veksle mellom de to mens trommene spiller.',
      'Behold den som får deg til å røre på deg.',
    ],
    listenFor: 'Om stemmen drar låten framover, sitter tilbakelent i den eller bare høres løs ut.',
  },
  intermediate: {
    why: 'Å lene seg er noe en stemme gjør i forhold til en annen: En bass som drar bak rette trommer, høres tung ut, og vanlig hvis trommene drar like mye. Det som gir følelse, er at én stemme lener seg og en annen ikke gjør det.',
    tryThis: [
      'Sett Track Delay på denne stemmen til −{ms} ms eller +{ms} ms, så den står på rutenettet, og sammenlign.',
      'La så én annen stemme lene seg halvparten så mye den andre veien.',
    ],
    listenFor: 'Hvilken stemme du opplever som slaget: De andre er for tidlige eller sene mot den.',
  },
  advanced: {
    why: 'Lyttere skiller to tonestarter fra omtrent ti millisekunder hvis begge er skarpe, og fra tjue eller mer hvis den ene er myk. Jo langsommere attack, desto tidligere må en tone starte for å høres i tide. {ms} ms på en kort tone er en følelse; på en pad veier det kanskje bare opp for attacken.',
    tryThis: [
      'Frys stemmen og mål fra taktstreken til den første sterke svingningen: Det er det som høres.',
      'Hold forskyvningen jevn i en del, og endre den med formen, nærmere rutenettet der energien er høy.',
    ],
    listenFor: 'Om basstrommen og denne stemmen blir ett slag eller to når de møtes.',
  },
}
