import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstromme og bass er naboer. Gjøres begge større på samme sted, legger de seg sammen der og dytter ned alt annet.',
    tryThis: ['Behold løftet på den ene.', 'Flytt det andre høyere, eller slå det av.'],
    listenFor: 'Om du kan skille basstromme og bass med øynene lukket.',
  },
  intermediate: {
    why: 'To løft ved 60 Hz gir mer enn hvert av dem, og en limiter reagerer på summen. Får hver sitt eget bånd, låter begge større.',
    tryThis: [
      'Velg en eier for hvert bånd: basstromme 50–60 Hz og bass 80–110 Hz, eller omvendt.',
      'Eller behold ett bånd, og la bassen dukke 3–6 dB på hvert slag.',
    ],
    listenFor: 'Nivået på hovedmåleren ved samme lydstyrke.',
  },
  advanced: {
    why: 'Om de summeres eller slår hverandre ut, avhenger av fasen ved hvert slag, og den skifter fra tone til tone. Stemmer du basstrommen til tonearten, blir det jevnere.',
    tryThis: [
      'Se på grunntonen i basstrommen og den vanligste basstonen, og skill dem med en kvart eller mer.',
      'Kontroller med polariteten snudd på en av dem.',
    ],
    listenFor: 'Slag som er svakere på bestemte basstoner.',
  },
}
