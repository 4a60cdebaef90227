import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En lytter som hører en dør gå opp, vet at noe nytt kommer. Den første av dine åpner delen i takt {bar}, og {doors} av de {lines} nye delene dine åpnes slik.',
    tryThis: [
      'Loop takt {before} og {bar}, én gang som de er og én gang uten tegnet.',
      'Gi en del som ikke har noe tegn, det samme.',
    ],
    listenFor: 'Om du vet at noe kommer før det er der.',
  },
  intermediate: {
    why: 'Det samme tegnet ved {doors} av {lines} delskift blir en vane i låten: Øret lærer det og venter en endring når det kommer. Da kan du leke med det: Et tegn uten endring er en overraskelse, og en endring uten tegn er en større.',
    tryThis: [
      'Gjør tegnet større før den viktigste delen: to takter i stedet for én, eller alt stille i ett slag.',
      'Bruk det én gang der ikke noe nytt følger, midt i en lang del.',
    ],
    listenFor: 'Hvilket av de {lines} delskiftene som føles størst, og om tegnet foran gjør det også.',
  },
  advanced: {
    why: 'Dører gjør ulike ting: Flere slag driver framover, en pause tar bort bakken, en lyd på toppen markerer bare grensen. Et tegn som vokser gjennom låten, gjør formen til én bue i stedet for en rekke like trinn.',
    tryThis: [
      'Ordne de {doors} dørene etter størrelse, og sammenlign med rekkefølgen av delenes energi.',
      'Bytt den andre ut med det motsatte: en pause for et fill, eller et fill for en pause.',
    ],
    listenFor: 'Lengden på takten før hvert delskift: Strekker tiden seg, eller løper den?',
  },
}
