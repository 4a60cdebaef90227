import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det gule tallet på et spor er bryteren. Er den av, er sporet stille, og en gruppe som er av, tar alle sporene sine med seg. En eksport av dette settet ville blitt stillhet.',
    tryThis: [
      'Slå på sporet eller gruppen som er nevnt her, og trykk på play.',
      'Se på måleren til hovedsporet mens låten spiller: Beveger den seg?',
    ],
    listenFor: 'Om alt du venter å høre, er tilbake.',
  },
  intermediate: {
    why: 'Et spor som er av, ser nesten ut som et som spiller: Klippene går forbi, og bare målerne står stille. En eksport av dette settet er stille.',
    tryThis: [
      'Slå på det som er nevnt her, og spill fra start; klinger flere versjoner av en stemme samtidig, så behold én og slå av de andre igjen.',
      'Lagre én gang med alt på som hører til låten.',
    ],
    listenFor: 'Stemmer som aldri var ment å klinge sammen.',
  },
  advanced: {
    why: 'Bryteren er en parameter som alle andre: En kontroller, en makro eller en overstyrt automasjon kan la den stå av når du lagrer.',
    tryThis: [
      'Trykk på Back to Arrangement, og se om en oransje bryter kommer på igjen av seg selv.',
      'Hold alternativer i en egen gruppe, avslått som helhet.',
    ],
    listenFor: 'Den første takten etter at du slår på: Effekter som gikk uten signal, kan komme inn med en hale.',
  },
}
