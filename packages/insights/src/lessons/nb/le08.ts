import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To dype lyder på én gang låter sjelden dobbelt så dypt. De går i veien for hverandre, og bunnen blir grumsete.',
    tryThis: [
      'Demp den ene av dem i åtte takter.',
      'Savner du ingenting, så la den være dempet. Gjør du det, så demp den andre i stedet.',
    ],
    listenFor: 'Hvilken av dem du ville nynnet med på: Den beholder de dype tonene.',
  },
  intermediate: {
    why: 'Dype toner i to lyder glir mot hverandre, så noen slag legges sammen og andre slår hverandre ut. De tar også mest headroom, og det mangler da for resten av miksen.',
    tryThis: [
      'La én stemme eie området under omtrent 120 Hz.',
      'På den andre: EQ Eight med lavkutt rundt 120 Hz, eller flytt den opp en oktav.',
      'Skal begge bli, så la dem bytte på: én i verset, én i droppet.',
    ],
    listenFor: 'Jevn lydstyrke fra tone til tone.',
  },
  advanced: {
    why: 'To oscillatorer på samme tonehøyde med fri fase summeres til alt fra +6 dB til stillhet. Ett lag som starter med fast fase, gjør ikke det. Deler du etter overtoner, grunntonen her og den andre deltonen der, holdes tyngde og tydelighet fra hverandre.',
    tryThis: [
      'Still fasen likt: samme startfase, retrigger på, og kontroller med polariteten snudd på den ene.',
      'Del med samme helling på begge, ved samme frekvens.',
    ],
    listenFor: 'Nivået på grunntonen gjennom en liggende tone: Pulserer det?',
  },
}
