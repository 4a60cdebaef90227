import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{one}» og «{other}» er naboer nede i bunnen. Gjøres begge større på samme sted, legger de seg sammen der og dytter ned alt annet.',
    tryThis: [
      'Slå av løftet på «{one}», og lytt. Så det på og det andre av.',
      'Behold versjonen der du kan skille de to.',
    ],
    listenFor: 'Om du kan skille de to med øynene lukket.',
  },
  intermediate: {
    why: 'To løft rundt {hz} Hz gir mer enn hvert av dem, og en limiter eller kompressor på miksen reagerer på summen. Med én eier for det båndet er begge lettere å høre.',
    tryThis: [
      'Slå av løftet på «{one}», så det på «{other}» i stedet, ved samme lydstyrke: Hvilken av dem trenger {hz} Hz mest?',
      'Eller behold begge, og la den ene dukke 3–6 dB under den andre.',
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
