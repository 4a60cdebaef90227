import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Loopen på «{track}» er {ms} ms fra hele takter. Det blir mer for hver runde, og stemmen sklir bort fra de andre.',
    tryThis: [
      'Åpne klippet, og sett Length under Loop til {bars}.0.0, det vil si takter, slag og sekstendedeler.',
      'Spill den siste runden med en stemme som holder takten, før og etter.',
    ],
    listenFor: 'Om den siste runden fortsatt faller sammen med de andre.',
  },
  intermediate: {
    why: 'Den andre runden begynner {ms} ms ved siden av takten, og hver ny runde like mye til: før eller senere en flam, og kvantisering av tonene hjelper ikke. Looper som er dratt uten rutenett, eller lagt rundt et opptak, er sjelden hele takter.',
    tryThis: [
      'Skriv lengden på loopen som tall i klippet, {bars}.0.0, og sammenlign den siste runden.',
      'I lyd: Se på warp-markørene først. Ligger det siste slaget i opptaket på slaget sitt, kan loopen slutte på takten.',
    ],
    listenFor: 'Flam mellom denne stemmen og en som holder takten, mer for hver runde.',
  },
  advanced: {
    why: 'Øret hører en fast forskyvning som feel og en som vokser, som drift: {ms} ms kommer til i hver runde. Fasemusikk gjør dette med vilje, med like stemmer og i minutter.',
    tryThis: [
      'Vil du ha stemmen tidlig eller sent, så sett {bars}.0.0 og bruk Track Delay: Den er den samme hele tiden.',
      'Se på kopiene av dette klippet i andre scener og deler: De kan ha den samme loopen.',
    ],
    listenFor: 'Om avstanden til beaten er den samme eller vokser.',
  },
}
