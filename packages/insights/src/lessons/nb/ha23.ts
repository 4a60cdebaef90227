import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver av akkordene dine står på tonen den har navn etter. Det er fast og tydelig, og det får bassen til å hoppe like langt som akkordene. En bass kan også ta tersen i en akkord og gå trinnvis til den neste.',
    tryThis: ['Legg {third} under {chord} én gang, i stedet for {root}.', 'Hør på bassen alene, gjennom hele loopen.'],
    listenFor: 'Om bassen er blitt en melodi.',
  },
  intermediate: {
    why: 'Grunnstilling er den mest stabile formen av en akkord. {chords} akkorder som alle står slik, veier likt. En omvending, som {chord} over {third}, er lettere: Den vil videre, og den lar bassen gå trinnvis.',
    tryThis: [
      'Finn det største spranget i bassen og fyll det med en omvending av akkorden før.',
      'Behold grunntonene der en del begynner og slutter.',
    ],
    listenFor: 'Tyngden som kommer tilbake med neste grunntone.',
  },
  advanced: {
    why: 'Bass og melodi er de to linjene lytteren følger. En bass som bare sier grunntonene, lar den ene være ubrukt. Førsteomvendinger gjør akkorder til gjennomgangsakkorder, og andreomvendinger hører hjemme over en liggende dominant.',
    tryThis: [
      'Skriv bassen som en linje først, trinnvis, og se hvilke omvendinger den ber om.',
      'Se opp for parallelle oktaver eller kvinter med melodien.',
    ],
    listenFor: 'Motbevegelse mellom bassen og den høyeste stemmen.',
  },
}
