import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De laveste tonene går ned en trapp. Øret følger en slik linje lett, og den holder akkordene sammen som en tråd.',
    tryThis: ['Demp alt unntatt bassen og nynn med.', 'Stopp ett trinn for tidlig: Hvor vil den?'],
    listenFor: 'Draget mot neste trinn ned.',
  },
  intermediate: {
    why: 'Akkorder i grunnstilling hopper, omvendinger lar bassen gå. En vandring nedover gir frasen retning også der akkordene selv bare går i ring.',
    tryThis: [
      'Finn et hopp i bassen et annet sted og fyll det: Spill en akkord med tersen i bassen.',
      'La melodien stige mot den fallende bassen.',
    ],
    listenFor: 'Ytterstemmer som går fra hverandre: Harmonikken åpner seg.',
  },
  advanced: {
    why: 'Fra tonika ned til dominanten er dette klagebassen gjennom fire århundrer. Med halvtonetrinn blir den mørkere. Styrken ligger i målet: Den siste tonen bør bære den lengste eller mest spente akkorden.',
    tryThis: ['Gjør ett trinn kromatisk.', 'Forsink overstemmene med et slag, så hvert trinn gir en forholdning.'],
    listenFor: 'Forholdninger over bassen i bevegelse.',
  },
}
