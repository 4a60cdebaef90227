import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det første øyeblikket i et trommeslag er det du kjenner. En så rask kompressor griper nettopp det, i alt som går gjennom den.',
    tryThis: ['Skru Attack til 10.', 'Ta ned Threshold til nålen beveger seg 1 til 2.'],
    listenFor: 'Trommer som kommer fram igjen.',
  },
  intermediate: {
    why: 'Glue arbeider med kroppen i lyden: Langsom attack slipper slagene gjennom, og nålen puster med takten. Ved 0,01 ms blir den en limiter for transienter.',
    tryThis: [
      'Attack 10 eller 30 ms, release Auto, ratio 2:1, 1–2 dB reduksjon.',
      'Er det klipping du vil ha, så bruk Soft Clip til det, med langsom attack.',
    ],
    listenFor: 'Skarptrommen mot padene før og etter.',
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
