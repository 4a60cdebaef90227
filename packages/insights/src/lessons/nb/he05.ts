import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Strømmetjenester spiller alle sanger omtrent like høyt. Høye sanger dempes der, så det hjelper ikke å være høyere enn andre.',
    tryThis: [
      'Spill låten din og en du beundrer gjennom samme tjeneste, eller demp den høyeste med {gainDb} dB.',
      'Sammenlign trøkk og klarhet da.',
    ],
    listenFor: 'Hvilken av dem som fortsatt virker stor når begge er like høye.',
  },
  intermediate: {
    why: 'Avspillingsnivået er ikke et mål for mastring. Det du ga opp for de siste desibelene, er borte også etter at plattformen har dempet låten.',
    tryThis: [
      'Ta 2 dB av inngangen på limiteren og juster nivået etter øret.',
      'Behold versjonen du liker best ved lik lydstyrke.',
    ],
    listenFor: 'Stortromme og skarptromme mot resten.',
  },
  advanced: {
    why: 'Justeringen følger integrert lydstyrke (BS.1770), noen ganger per album. Der stille sanger skrus opp, setter true peak grensen. Ved {lufs} LUFS sier tabellen hva hver av dem ville gjort.',
    tryThis: [
      'Bedøm masteren på det nivået den blir spilt.',
      'Finn ut hvor lytterne dine er før du bytter topper mot lydstyrke.',
    ],
    listenFor: 'Tettheten i den høyeste delen ved −14 LUFS.',
  },
}
