import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Noen få akkorder på rad forteller en liten historie: Én er hjemme, de andre drar bort og kommer tilbake, eller leder videre til noe nytt. Hvor rekken slutter, avgjør om den kan begynne på nytt med én gang.',
    tryThis: [
      'Spill rekken, stans før den siste akkorden, og syng akkorden du venter på.',
      'Spill den to ganger uten pause, og lytt til skjøten.',
    ],
    listenFor: 'Om den siste akkorden hviler eller vil videre.',
  },
  intermediate: {
    why: 'Skriv grunntonene under hverandre og se på intervallene mellom dem. Trinn glir, terser skifter farge og beholder to toner, fallende kvinter trekker hardest. En rekke med én slags bevegelse har én retning; en rekke som blander dem, har et vendepunkt.',
    tryThis: [
      'Bytt om på to naboakkorder, og hør hva som skjer med retningen.',
      'Slutt på en annen akkord: femte trinn for å gå rundt igjen, første for å lukke.',
      'Behold grunntonene, og gi hver akkord den omvendingen som ligger nærmest den forrige.',
    ],
    listenFor: 'Tonene som to naboakkorder har felles, og om de blir i samme stemme.',
  },
  advanced: {
    why: 'Et fast intervall mellom grunntonene, en halvtone, en heltone eller en kvint, lager en sekvens: Øret følger mønsteret og slipper tonearten. Der mønsteret brytes, gjelder tonearten igjen, så bruddet veier tyngre enn noen enkelt akkord.',
    tryThis: [
      'Bryt mønsteret én akkord tidligere, med dominanten til stedet du vil lande.',
      'Hold én stemme gjennom hele rekken, og la resten bevege seg rundt den.',
    ],
    listenFor: 'Øyeblikket der du igjen hører en toneart og ikke et mønster.',
  },
}
