import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En stigning er et løfte: Mer og mer kommer inn, og lytteren venter på øyeblikket da alt kommer. Her er det øyeblikket takt {bar}: {before} toner per takt før den, {after} fra den av.',
    tryThis: [
      'Start åtte takter før takt {bar}, og lytt med lukkede øyne.',
      'Ta én stemme ut av de to siste taktene før, så takt {bar} føles større.',
    ],
    listenFor: 'Om takt {bar} føles som å komme fram, eller bare som neste takt.',
  },
  intermediate: {
    why: 'Det som gjør en ankomst stor, er forskjellen, ikke nivået. En takt som holder igjen rett før, mindre bass, færre trommer, et slag med stillhet, gjør mer enn ett lag til etterpå.',
    tryThis: [
      'Demp bassen i den siste takten før takt {bar}.',
      'Spar én stemme til den andre gangen, så låten fortsatt kan vokse etter det første høydepunktet.',
    ],
    listenFor: 'Pusten rett før skiftet, og hva som er nytt på det første slaget etter.',
  },
  advanced: {
    why: 'Tetthet, register, harmonisk avstand og tempoet i endringene kan stige sammen eller mot hverandre. Topper alle i takt {bar}, er ankomsten tydelig; kommer harmonien hjem litt senere, varer den lenger.',
    tryThis: [
      'Skriv ned hva som stiger etter takt {start}: stemmer, øverste tone, toner i takten, avstand til tonika.',
      'La én av de fire falle mens de andre stiger, og vurder ankomsten på nytt.',
    ],
    listenFor: 'Hvilken av de fire øret følger.',
  },
}
