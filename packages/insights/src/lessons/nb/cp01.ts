import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Enheter som er slått av, er gamle valg. De gjør kjeden lengre å lese.',
    tryThis: ['Gå gjennom dem én gang: på eller slett.', 'Er du usikker, så lagre settet under et nytt navn først.'],
    listenFor: 'Ingenting endres når de som er av, forsvinner.',
  },
  intermediate: {
    why: 'Om en måned vet du ikke om de var av med vilje. En kjede uten dem sier det du hører.',
    tryThis: [
      'Slett det du ikke savnet.',
      'Vil du sammenligne to løsninger, så grupper dem i et rack med to kjeder, A og B.',
    ],
    listenFor: 'Hvor raskt du selv finner det du leter etter.',
  },
  advanced: {
    why: 'En enhet som er av, kan slås på av automasjon, en makro eller en tast, og latensen kan fortsatt bli kompensert.',
    tryThis: ['Se etter automasjonsprikker på bryterne til enhetene før du sletter.'],
    listenFor: 'Latensen når du spiller direkte.',
  },
}
