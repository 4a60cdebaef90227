import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Trenger en lyd så mye av noe, har den det kanskje ikke. Løftet tar da med seg støy og ringing.',
    tryThis: ['Halver løftet.', 'Prøv en annen lyd, eller legg til en som har det som mangler.'],
    listenFor: 'Om stemmen ble bedre, eller bare sterkere.',
  },
  intermediate: {
    why: 'Hvert løft er også nivå. Gjør lydstyrken lik, så er en god del av forbedringen ofte borte. Resten er den egentlige.',
    tryThis: [
      'Dra ned Gain i enheten til på og av er like sterke.',
      'Kutt det som skjuler stemmen, i et annet spor, med 2–3 dB.',
    ],
    listenFor: 'Ringing på liggende toner, sus i pausene.',
  },
  advanced: {
    why: 'Store løft i minimumfase ringer i tid, lengre jo smalere de er. Som lyddesign på synther er det et fint filter; på opptak viser det rommet.',
    tryThis: [
      'Prøv metning for å skape overtoner der det ikke er noen, og så mindre EQ.',
      'Dynamisk EQ om bare noen toner mangler det.',
    ],
    listenFor: 'Korte, skarpe lyder gjennom det løftede båndet alene.',
  },
}
