import type { LessonText } from '../lesson-text.ts'
import { lesson as ar25 } from './ar25.ts'

export const lesson: LessonText = {
  ...ar25,
  beginner: {
    why: 'En loop som går rundt i {bars} takter, er grunnen låten står på. En grunn kan godt ligge stille; men du har alt laget andre klipp til den, og de ligger i Session View.',
    tryThis: [
      'La låten spille, trykk Tab, og start et av de andre klippene til «{part}».',
      'Hjelper det, så dra det inn i arrangementet i åtte takter. Trykk så Back to Arrangement.',
    ],
    listenFor: 'Hvor tidlig du slutter å høre loopen, og når du hører den igjen.',
  },
  intermediate: {
    why: 'Lyttere tar inn et mønster på noen få runder og lytter så forbi det; «{part}» går rundt {rounds} ganger. Endringen som henter øret tilbake, trenger du ikke skrive: Andre klipp til den venter i Session View.',
    tryThis: [
      'La arrangementet spille, og start disse klippene over det, ett etter ett. Noter takten der et av dem hjelper, og trykk Back to Arrangement.',
      'Legg det klippet der i bare én del, og la resten av loopen være som den er.',
    ],
    listenFor: 'Om du kan si hvilken del du er i, bare ved å høre loopen.',
  },
}
