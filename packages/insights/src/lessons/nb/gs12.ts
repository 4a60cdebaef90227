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
    why: 'Alternativer ligger ofte avslått ved siden av hverandre. Når også det siste er av, sier ikke skjermen fra: Klippene går, målerne står stille.',
    tryThis: [
      'Bestem hvilken versjon som blir, slå den på, og kall de andre «gammel» eller slett dem.',
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
