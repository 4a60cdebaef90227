import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten heller mot den ene siden ({side}).',
    tryThis: [
      'Se etter spor som er panorert dit, og ta ett tilbake.',
      'Sjekk Balance i Utility på hovedspor og grupper.',
    ],
    listenFor: 'Stortrommen: rett fram?',
  },
  intermediate: {
    why: 'Panorerte stemmer bør balansere hverandre i nivå og bånd.',
    tryThis: [
      'Gi hver panorert stemme en motpart på den andre siden i samme leie.',
      'Sjekk stereosamples der sidene er ulike.',
    ],
    listenFor: 'Midten, lukkede øyne.',
  },
  advanced: {
    why: 'En skjevhet i hele filen peker mot summen; i enkelte deler peker den mot stemmer.',
    tryThis: ['Slå av hovedkjeden og sammenlign.', 'Rett opp på Balance først etter kilden.'],
    listenFor: 'Bredden på begge sider i de stille delene.',
  },
}
