import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beveger crossfaderen seg, blir disse sporene svakere eller borte.',
    tryThis: ['Vis crossfader-delen (X) i mikseren.', 'Klikk på den lysende A-en eller B-en for å slå den av.'],
    listenFor: 'Flytt crossfaderen: Ingenting skal endres.',
  },
  intermediate: {
    why: 'Nyttig på scenen, lett å glemme i en miks, og crossfaderen kan automatiseres.',
    tryThis: [
      'Fjern tildelingene før du eksporterer.',
      'Eller bruk den til én overgang: fra A til B over fire takter.',
    ],
    listenFor: 'Balansen i midtstilling: Den avhenger av kurven.',
  },
  advanced: {
    why: 'Sju kurver har ulikt nivå i midten, fra konstant effekt til hardt kutt.',
    tryThis: ['Høyreklikk på crossfaderen for å velge kurve.'],
    listenFor: 'Et fall i nivå i midten.',
  },
}
