import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne effekten venter på at et annet spor skal spille. Er det sporet borte eller slått av, kan den vente for alltid.',
    tryThis: ['Åpne sidechain-delen av enheten.', 'Velg kilden på nytt i Audio From.'],
    listenFor: 'Lyden gir plass for hvert slag igjen.',
  },
  intermediate: {
    why: 'En stum utløser er et godt knep, men den bør være stum gjennom utgangen og ikke gjennom bryteren på sporet: Da forblir den en pålitelig kilde.',
    tryThis: [
      'For en basstromme som bare utløser: sporet på, Audio To ▸ Sends Only.',
      'Hent den Pre FX, så betyr ikke faderen noe.',
    ],
    listenFor: 'Bassen gir like mye plass med sporet til utløseren på og av.',
  },
  advanced: {
    why: 'Slettes et kildespor, blir rutingen No Input. En id som ikke peker noe sted, kommer av kopiering mellom sett. Er kilden sporet selv, er dette en vanlig kompressor med en lengre vei.',
    tryThis: ['Er kilden sitt eget spor, så slå av Sidechain: Den interne detektoren ser det samme signalet.'],
    listenFor: 'Ulik latens mellom uttakspunktene.',
  },
}
