import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alt er presset til omtrent ett nivå. Høyt, ja, men trommene hopper ikke lenger fram.',
    tryThis: ['Skru inngangen på den siste Limiteren ned 3 dB.', 'Skru høyttalerne opp like mye og sammenlign.'],
    listenFor: 'Stortrommen: Treffer den deg, eller lener den seg på deg?',
  },
  intermediate: {
    why: 'Opptil {nearTopPercent} % av bølgen ligger innenfor 1 dB av toppen. Hvert ledd med kompresjon tok litt; summen tok slagene.',
    tryThis: [
      'Slå av enhetene på hovedsporet én om gangen, ved lik lydstyrke, og noter hvilken som tar trøkket.',
      'Gi den mindre å gjøre: tregere attack, mindre gain, eller en gruppe som temmes før den.',
    ],
    listenFor: 'Skarptromme mot teppe i den fulleste delen.',
  },
  advanced: {
    why: 'Korttidstetthet og toppfaktor sier mer enn tallet for lydstyrke. Limitere i serie, metning og klipping tar de samme toppene.',
    tryThis: [
      'Eksporter med halv gain på limiteren og sammenlign PLR.',
      'Flytt arbeidet dit toppen kommer fra: Klipp trommegruppen 2 dB, så får limiteren hvile.',
    ],
    listenFor: 'Forvrengning i lang bass; pumping etter stortrommen.',
  },
}
