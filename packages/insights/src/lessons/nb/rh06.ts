import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Toner noen millisekunder før slaget driver en låt framover, toner etter det lener seg bakover. Halvparten av de {notes} tonene på «{track}» ligger {ms} ms eller mer utenfor rutenettet: nok til å føles.',
    tryThis: [
      'Dupliser sporet, kvantiser kopien helt, og veksle mellom de to mens resten spiller.',
      'Behold den som får deg til å røre på deg.',
    ],
    listenFor: 'Om stemmen drar låten framover, sitter tilbakelent i den eller bare høres løs ut.',
  },
  intermediate: {
    why: 'En forskyvning kjennes mot en stemme som holder rutenettet: Mot den merkes {ms} ms. Er alt forskjøvet likt, merkes det ikke.',
    tryThis: [
      'Sett Track Delay på «{track}» til {delay} ms, så midten står på rutenettet, og sammenlign.',
      'Kvantiser så en kopi halvveis (Amount 50 %): Hvor mye av det vil du ha?',
    ],
    listenFor: 'Hvilken stemme du hører som pulsen: De andre er tidlige eller sene mot den.',
  },
  advanced: {
    why: 'Lyttere skiller to tonestarter fra omtrent ti millisekunder hvis begge er skarpe, og fra tjue eller mer hvis den ene er myk. Jo langsommere attack, desto tidligere må en tone starte for å høres i tide: {ms} ms på en kort tone er en feel, på en pad veier det kanskje bare opp for attacken.',
    tryThis: [
      'Frys stemmen og mål fra taktstreken til den første sterke svingningen: Det er det som høres.',
      'Hold forskyvningen jevn i en del, og endre den med formen.',
    ],
    listenFor: 'Om denne stemmen og den skarpeste av de andre blir ett slag eller to når de møtes.',
  },
}
