import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Trenger en lyd så mye av noe, har den det kanskje ikke. Løftet tar da med seg støy og ringing.',
    tryThis: [
      'Halver løftet på «{part}», til {half} dB.',
      'Savner du det? Prøv en annen lyd, eller legg til en som har det som mangler.',
    ],
    listenFor: 'Om stemmen ble bedre, eller bare sterkere.',
  },
  intermediate: {
    why: 'Et løft på {db} dB er også nivå: «{part}» blir sterkere samtidig som klangen endres, og sterkere låter bedre i første omgang. Det som er igjen ved samme lydstyrke, er den egentlige endringen.',
    tryThis: [
      'Dra ned Gain i EQ-en til på og av er like sterke. Prøv så {half} dB: Hva savner du?',
      'Mangler «{part}» det fortsatt, så finn stemmen som dekker den der, og kutt den med 2–3 dB.',
    ],
    listenFor: 'Det som fulgte med opp: ringing på liggende toner, sus eller rumling i pausene.',
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
