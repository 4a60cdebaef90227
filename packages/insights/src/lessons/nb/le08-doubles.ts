import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To spor spiller den samme dype linjen. Det kan gjøre den større, eller gjøre noen av tonene svakere enn andre.',
    tryThis: [
      'Demp det ene av de to sporene i åtte takter.',
      'Savner du bare farge: Slå det på igjen, og ta ut bunnen i det med EQ Eight, lavkutt ved omtrent 120 Hz.',
    ],
    listenFor: 'Om alle de dype tonene er like sterke.',
  },
  intermediate: {
    why: 'To lyder på én dyp tone legger seg sammen eller slår hverandre ut etter hvordan bølgene møtes, så noen toner i linjen blir sterke og andre tynne. Den ene av dem kan bære bunnen og den andre fargen.',
    tryThis: [
      'EQ Eight med lavkutt rundt 120 Hz på den ene, så på den andre i stedet: Hvilken holder tonene jevne?',
      'Er de to kopier av én lyd, så demp den ene, og hør om noe annet enn nivået forsvinner.',
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
