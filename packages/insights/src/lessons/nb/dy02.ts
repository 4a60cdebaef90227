import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne effekten venter på at et annet spor skal spille. Her har den ikke noe annet spor å lytte til.',
    tryThis: ['Åpne sidechain-delen av enheten.', 'Velg i Audio From sporet den skal gi plass til.'],
    listenFor: 'Lyden dukker for hvert slag på det sporet.',
  },
  intermediate: {
    why: 'Audio From peker forbi stemmen som skal utløse den. Det kan skje når en enhet kopieres fra et annet sett eller et annet spor.',
    tryThis: [
      'Se på måleren i enheten i fire takter: Beveger den seg med en annen stemme, eller ikke i det hele tatt?',
      'Skal den det: Audio From ▸ den stemmen ▸ Pre FX. Skal den bare jevne ut sin egen stemme, så slå av Sidechain.',
    ],
    listenFor: 'Om dempingen kommer med slagene i den andre stemmen.',
  },
  advanced: {
    why: 'Slettes et kildespor, blir rutingen No Input. En id som ikke peker noe sted, kommer av kopiering mellom sett. Er kilden sporet selv, er dette en vanlig kompressor med en lengre vei.',
    tryThis: ['Er kilden sitt eget spor, så slå av Sidechain: Den interne detektoren ser det samme signalet.'],
    listenFor: 'Ulik latens mellom uttakspunktene.',
  },
}
