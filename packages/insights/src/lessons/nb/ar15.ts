import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En stigning er et løfte: Mer og mer kommer inn, og lytteren venter på øyeblikket da alt er der. Her er det øyeblikket takt {bar}.',
    tryThis: [
      'Start åtte takter før takt {bar}, og lytt med lukkede øyne.',
      'Ta én stemme ut av de to siste taktene før, så takt {bar} føles større.',
    ],
    listenFor: 'Om takt {bar} føles som å komme fram, eller bare som neste takt.',
  },
  intermediate: {
    why: 'Øret måler takt {bar} mot takten før. Det som holder igjen i takt {last}, gjør trinnet større uten en eneste tone mer etterpå.',
    tryThis: [
      'Marker det siste slaget i takt {last} på alle spor, trykk Delete, og spill fra fire takter før. Angre så, og sammenlign: Med hullet blir trinnet større, uten det løper stigningen gjennom.',
      'Ta «{part}» ut av de fire første taktene fra takt {bar} (marker dem, trykk 0), og la den komme inn etter dem: ett stort trinn, eller to mindre?',
    ],
    listenFor: 'Det første slaget i takt {bar}: hva som er nytt i det, og hvor stort det kjennes med de samme faderne.',
  },
  advanced: {
    why: 'Tetthet, register, harmonisk avstand og tempoet i endringene kan stige sammen eller mot hverandre. Topper alle i takt {bar}, er ankomsten tydelig; kommer harmonien hjem litt senere, varer den lenger.',
    tryThis: [
      'Skriv ned hva som stiger fra takt {start}: stemmer, øverste tone, toner i takten, avstand til tonika.',
      'La én av de fire falle mens de andre stiger, og vurder ankomsten på nytt.',
    ],
    listenFor: 'Hvilken av de fire øret følger.',
  },
}
