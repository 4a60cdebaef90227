import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dette er en skisse, og det er godt å ha. Neste steg er å gi den tid.',
    tryThis: [
      'Marker alt, og trykk Ctrl+D (Cmd+D på Mac) til det varer i to minutter.',
      'Ta så bort stemmer: Begynn med to av dem, og la de andre komme inn én etter én.',
    ],
    listenFor: 'Øyeblikket da du vil at neste stemme skal komme.',
  },
  intermediate: {
    why: 'Det du har, er materiale til en lengre form: Gjenta det, og ta så bort stemmer. Det er lettere enn å fylle en tom tidslinje.',
    tryThis: [
      'Marker hele låten på alle spor, til slutten av takt {bars}, og trykk Ctrl+D (Cmd+D på Mac) tre ganger.',
      'Ta ut ulike stemmer i hver kopi: den dypeste her, alle unntatt én der; la én kopi være som den er.',
    ],
    listenFor: 'Hvilken av de fire du vil høre sist.',
  },
  advanced: {
    why: 'En formplan som tok ti minutter, koster lite å kaste. Lag to, og sammenlign tetthetskurvene.',
    tryThis: ['Lån lengdene på delene i en sang du kjenner godt, uten materialet.'],
    listenFor: 'Hvilken plan som lar den beste takten komme senest.',
  },
}
