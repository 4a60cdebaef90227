import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I {bars} takter er den dypeste tonen den samme. Låten din reiser ikke fra akkord til akkord: Den blir på ett sted, og tonene over skifter lyset.',
    tryThis: [
      'Nynn den dype tonen mens låten spiller: Den passer nesten overalt.',
      'Demp stemmene over én etter én, og hør hvilken av dem som endrer stemningen.',
    ],
    listenFor: 'Øyeblikket da stemningen snur selv om bassen blir liggende.',
  },
  intermediate: {
    why: 'Over en liggende tone har hver annen tone én fast farge: Tersen sier moll eller dur, septimen trekker, kvinten hviler. Uten et akkordskifte å vente på følger øret farge, tetthet og register i stedet.',
    tryThis: [
      'Velg én av de {notes} tonene over, hold den ute av første halvdel, og la inngangen dens være hendelsen.',
      'La grunntonen være borte i en takt før en ny del.',
    ],
    listenFor: 'Om en ny tone over høres som en ny del.',
  },
  advanced: {
    why: 'Tagg kaller det «one-chord change»: harmoni som sted og ikke som reise. Det funksjonsharmonien gjør med kadenser, gjøres her med modus, register og lag; to terser over én grunn, eller en kvart mot en ters, gjør jobben til en modulasjon.',
    tryThis: [
      'Skriv ned hvilke trinn hver del har, og gi den siste delen ett som ingen hadde før.',
      'Flytt grunnen én gang, en heltone, i fire takter, og kom tilbake: Etter et så langt opphold skal det lite til.',
    ],
    listenFor: 'Hvor lenge grunnen kan ligge før skiftet blir sterkere enn noe drop.',
  },
}
