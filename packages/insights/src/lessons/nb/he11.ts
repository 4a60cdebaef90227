import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ett slag i «{section}» er mye høyere enn alt rundt. Der griper alle etter volumknappen.',
    tryThis: ['Gå til takten og finn stemmen som slår.', 'Senk den ene tonen eller klippet.'],
    listenFor: 'Om slaget fortsatt gjør jobben, 3 dB svakere.',
  },
  intermediate: {
    why: 'En enslig topp får også limiteren til å dukke alt et øyeblikk, og setter nivået for hele masteren.',
    tryThis: [
      'Senk anslaget på tonen, eller tegn en dal i klippets gain.',
      'Sjekk om to slag faller på samme taktslag.',
    ],
    listenFor: 'Det halve sekundet etter slaget.',
  },
  advanced: {
    why: 'Ett kortvarig maksimum kan koste en desibel for hele låten når toppen setter forsterkningen.',
    tryThis: ['Automatiser det før busskompresjonen.', 'Mål på nytt: Integrert lydstyrke med samme tak bør stige.'],
    listenFor: 'Hvordan busskompressoren henter seg inn.',
  },
}
