import type { LessonText } from '../lesson-text.ts'
import { lesson as dy12 } from './dy12.ts'

export const lesson: LessonText = {
  ...dy12,
  intermediate: {
    why: 'Med denne terskelen og ratioen demper et slag fra «{source}» på 0 dB «{part}» med opptil {db} dB; en release på {releaseMs} ms henter den tilbake, og et slag varer {beatMs} ms. En release mye kortere enn slaget gir bare plass, en som er nesten like lang, får stemmen til å svulme.',
    tryThis: [
      'Slå av kompressoren på «{part}» i fire takter: Hvor mye av grooven forsvinner?',
      'Flytt release mellom {releaseMs} og {beatMs} ms mens loopen spiller, og behold svulmingen som bærer låten.',
    ],
    listenFor: 'Øyeblikket før hvert slag: Er «{part}» tilbake på fullt nivå da?',
  },
}
