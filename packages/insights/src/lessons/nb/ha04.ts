import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De laveste tonene går ned som en trapp: {tones}. Øret følger en slik linje lett, og den holder akkordene sammen som en tråd.',
    tryThis: ['Sett stemmen med de laveste tonene i solo, og nynn med.', 'Stopp ett trinn for tidlig: Hvor vil den?'],
    listenFor: 'Trekket mot det neste trinnet ned.',
  },
  intermediate: {
    why: '{tones} er en linje, og en linje har retning selv der akkordene bare går i ring. I hele låten går bassen {steps} trinn og gjør {leaps} sprang.',
    tryThis: [
      'Fyll et sprang et annet sted: Gi akkorden på veien tersen i bassen.',
      'La melodien stige mens bassen går ned.',
    ],
    listenFor: 'Ytterstemmer som går fra hverandre: Harmonien åpner seg.',
  },
  advanced: {
    why: 'Fra tonika ned til dominanten er en slik gang klagebassen fra fire århundrer; med halvtoner blir den mørkere. Den siste tonen, {toneBefore}, er målet, og en lang eller spent akkord der gjør at målet høres.',
    tryThis: [
      'Sett en halvtone mellom to av tonene.',
      'La overstemmene komme et slag senere, så hvert trinn gir en forholdning.',
    ],
    listenFor: 'Forholdninger over bassen som går.',
  },
}
