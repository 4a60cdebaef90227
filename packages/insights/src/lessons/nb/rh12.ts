import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne loopen er {ms} ms fra hele takter. Én gang er det vanskelig å høre, men det blir mer for hver runde, og stemmen sklir bort fra trommene.',
    tryThis: [
      'Åpne klippet, og sett lengden på loopen til {beats} slag.',
      'Spill den siste runden med trommene alene, før og etter.',
    ],
    listenFor: 'Om den siste runden fortsatt faller sammen med trommene.',
  },
  intermediate: {
    why: 'Looper som er dratt uten rutenett, eller lagt rundt et opptak, er sjelden hele takter. En forskjell på {ms} ms er et hår i den første runden og en flam etter noen til, og kvantisering av tonene hjelper ikke.',
    tryThis: [
      'Skriv start og lengde på loopen som tall i klippet: {beats} slag.',
      'I lyd: Se på warp-markørene også. Det siste slaget i opptaket må ligge på slaget sitt.',
    ],
    listenFor: 'Flammer mellom denne stemmen og basstrommen, mer for hver runde.',
  },
  advanced: {
    why: 'Øret hører en fast forskyvning som feel og en som vokser, som en feil: {ms} ms kommer til i hver runde. Fasemusikk gjør dette med vilje, med like stemmer og i minutter; ved siden av en beat i hele takter høres det som drift.',
    tryThis: [
      'Vil du ha stemmen tidlig eller sent, så bruk forsinkelsen på sporet: Den er den samme hele tiden.',
      'Se på kopiene av dette klippet i andre scener og deler: De har den samme loopen.',
    ],
    listenFor: 'Om avstanden til beaten er den samme eller vokser.',
  },
}
