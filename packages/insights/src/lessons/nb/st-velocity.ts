import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sterke og svake toner får en stemme til å puste, som om noen spilte den. På «{track}» går de fra {softest} til {loudest} av 127.',
    tryThis: ['Marker de svakeste tonene i pianorullen, slå dem av med tasten 0, og spill.', 'Slå dem på igjen.'],
    listenFor: 'Hva de svake tonene gjorde.',
  },
  intermediate: {
    why: 'Anslag fra {softest} til {loudest} kan gi «{track}» aksenter, og aksenter gir puls. Hvor mye av det som høres, avgjør lyden, og en kompressor bak den hvis det er en der.',
    tryThis: [
      'Sett i en kopi alle tonene i ett klipp til midten av det spennet, spill, og gå tilbake: Det som forsvinner, er det spillet gjør.',
      'Hent ut grooven i dette klippet, og lån anslagene til en stemme som er flat.',
    ],
    listenFor: 'Om de svake tonene kommer gjennom når alt spiller.',
  },
  advanced: {
    why: 'Spredningen sier at dynamikken finnes, ikke at den er periodisk. Aksenter som kommer igjen etter et slag eller en takt, gir en groove; aksenter uten orden høres som en løs hånd.',
    tryThis: [
      'Sammenlign aksentene i to takter med de samme tonene: Er de like, er mønsteret ment, og verdt å sitere i en annen stemme.',
    ],
    listenFor: 'De samme aksentene i en annen stemme: Felles aksenter strammer to stemmer like mye som felles timing.',
  },
}
