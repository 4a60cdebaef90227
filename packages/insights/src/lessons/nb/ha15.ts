import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Én akkord føles som hjemme i {key}. Låten din holder seg borte fra den i {bars} takter og kommer tilbake i takt {back}. Jo lenger den er borte, desto mer merkes det når den kommer.',
    tryThis: [
      'Spill fra takt {start} til takt {back}, og nynn grunntonen i tonearten.',
      'Lytt til øyeblikket da den kommer tilbake.',
    ],
    listenFor: 'Om det føles som å komme fram.',
  },
  intermediate: {
    why: 'Spenning i harmonikk er avstand fra hjemme. Mellom takt {start} og takt {back} hviler ingenting på tonika, så øret venter. Det som skjer når den kommer tilbake, avgjør om det var verdt å vente.',
    tryThis: [
      'Se hva annet som skifter i takt {back}. Legg til en endring der, eller ta en bort, og sammenlign.',
      'Legg dominanten rett før, og ta den bort igjen for å sammenligne.',
    ],
    listenFor: 'Hvor sterkt det trekker rett før takt {back}.',
  },
  advanced: {
    why: 'En tonika som er borte, kan være en plan (Spicer 2017 kaller det «absent tonic»), eller en stedfortreder, som akkorden på sjette trinn eller parallellakkorden, tar dens plass. Her går {bars} takter uten den. Den veier mer når den kommer på en tung takt, i grunnstilling og med melodien på grunntonen eller tersen.',
    tryThis: [
      'Utsett den med én akkord til.',
      'La den først komme over en annen basstone, og i grunnstilling fire takter senere.',
    ],
    listenFor: 'Hvilken akkord øret tar for hjemme i mellomtiden.',
  },
}
