import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det første øyeblikket i et trommeslag er det du kjenner. En så rask kompressor griper nettopp det, i alt som går gjennom den.',
    tryThis: ['Skru Attack til 10.', 'Ta ned Threshold til nålen beveger seg 1 til 2.'],
    listenFor: 'Trommer som kommer fram igjen.',
  },
  intermediate: {
    why: 'En langsom attack slipper slagene gjennom og arbeider med kroppen i lyden. Denne lukker innen en tidels millisekund eller mindre, så det er slagene i alt som går gjennom den, den tar først.',
    tryThis: [
      'Attack 10 ms, og Threshold slik at nålen viser det samme som før; sammenlign ved lik lydstyrke.',
      'Var de flatere slagene meningen, så behold den gamle innstillingen, eller prøv Soft Clip med langsom attack.',
    ],
    listenFor: 'Om slagene trer fram fra de liggende lydene.',
  },
  advanced: {
    why: 'Er attack mye kortere enn en periode i bassen, følger forsterkningen bølgeformen og forvrenger bunnen. Den harmoniske forvrengningen stiger bratt under omtrent 3 ms på hele mikser.',
    tryThis: [
      'Sidechain-EQ med høypass nær 100 Hz om basstrommen driver den.',
      'Parallelt: Dry/Wet 30–50 % med den raske innstillingen.',
    ],
    listenFor: 'Summing i basstonene, sløve transienter.',
  },
}
