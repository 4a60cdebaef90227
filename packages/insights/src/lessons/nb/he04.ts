import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyden i denne filen ble kuttet på toppen før den kom til deg. Å senke klippet gjør den svakere, ikke hel.',
    tryThis: [
      'Let etter den samme lyden fra en annen kilde, eller ta den opp igjen.',
      'Liker du knaset, så behold det og senk klippet litt.',
    ],
    listenFor: 'Lange toner i samplet: glatte, eller grusete.',
  },
  intermediate: {
    why: 'Et klippet sample legger til overtoner som et filter ikke kan ta bort, og de hoper seg opp for hvert ledd med gain.',
    tryThis: [
      'Sjekk om originalen finnes uklippet i pakken sin.',
      'Myk opp resten med et forsiktig lavpass eller en kortere del av filen.',
    ],
    listenFor: 'Samplet alene, mot miksen.',
  },
  advanced: {
    why: 'Flate topper i filen folder seg ved sin egen samplingsfrekvens; omsampling og warping sprer dem.',
    tryThis: [
      'Bruk en declipper utenfor Live på de verste stedene.',
      'Unngå warp-moduser som lager korn av de flate toppene.',
    ],
    listenFor: 'Sus over tonen i lange partier.',
  },
}
