import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dette er en skisse, og det er godt å ha. Neste steg er å gi den tid.',
    tryThis: [
      'Marker alt, og trykk Ctrl-D (Cmd-D) til det varer i to minutter.',
      'Ta så bort stemmer: Begynn med to av dem, og la de andre komme inn én etter én.',
    ],
    listenFor: 'Øyeblikket da du vil at neste stemme skal komme.',
  },
  intermediate: {
    why: 'Det er lettere å ta bort fra en full loop enn å legge til på en tom tidslinje: Alt passer allerede sammen.',
    tryThis: [
      'Dupliser åtte takter til 64.',
      'Slett i grupper på åtte: intro, oppbygning, fullt, break, fullt, slutt.',
      'Lag overganger først etter det.',
    ],
    listenFor: 'Kontrasten mellom delene som ligger ved siden av hverandre.',
  },
  advanced: {
    why: 'En formplan som tok ti minutter, koster lite å kaste. Lag to, og sammenlign tetthetskurvene.',
    tryThis: ['Lån lengdene på delene i en sang du kjenner godt, uten materialet.'],
    listenFor: 'Hvilken plan som lar den beste takten komme senest.',
  },
}
