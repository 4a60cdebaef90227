import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et fast tegn ved et delskift forteller lytteren at noe nytt begynner. «{part}» gir det ved takt {bar}, og {doors} av de {lines} nye delene dine begynner slik.',
    tryThis: [
      'Loop takt {before} og {bar}, én gang som de er og én gang uten det «{part}» spiller der.',
      'Ta tegnet bort fra én del, og hør om den fortsatt begynner for deg.',
    ],
    listenFor: 'Om du vet at noe kommer før det er der.',
  },
  intermediate: {
    why: '«{part}» gir det samme tegnet ved {doors} av {lines} delskift, så øret lærer å vente en endring etter det. Da kan du leke med det: Tegnet uten endring overrasker, og det gjør en endring uten tegnet også.',
    tryThis: [
      'Spill fra takt {before} inn i takt {bar} som det er, så uten tegnet (marker det «{part}» spiller ved delskiftet, trykk 0, angre): Hva annet forteller deg fortsatt at en del begynner?',
      'Kopier tegnet én gang inn midt i en lang del, der ikke noe nytt følger.',
    ],
    listenFor: 'Når du vet at noe kommer: i takt {before}, eller først på det første slaget i takt {bar}.',
  },
  advanced: {
    why: 'Slike tegn gjør ulike ting: Flere slag driver framover, en pause tar bort bakken, en lyd oppå markerer bare grensen. Et tegn som vokser gjennom låten, gjør formen til én bue i stedet for en rekke like trinn.',
    tryThis: [
      'Ordne de {doors} tegnene etter størrelse, og sammenlign med rekkefølgen av delenes energi.',
      'Bytt én av dem ut med det motsatte: en pause i alle stemmer.',
    ],
    listenFor: 'Lengden på takten før hvert delskift: Strekker tiden seg, eller løper den?',
  },
}
