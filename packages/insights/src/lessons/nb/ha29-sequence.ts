import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De {chords} akkordene går ned i like trinn, som en trapp. Etter to trinn vet øret hvordan det går videre.',
    tryThis: [
      'Stopp før {chordBefore}, den siste akkorden, og syng grunntonen: Du vet hvor den ligger.',
      'Gå ut av trappen én gang: Sett en annen akkord i stedet for {chordBefore}.',
    ],
    listenFor: 'Øyeblikket da du vet det neste trinnet.',
  },
  intermediate: {
    why: 'Ett intervall mellom alle grunntonene gir en sekvens: Fra {chord} til {chordBefore} følger øret mønsteret og slipper tonearten. Der mønsteret brytes, høres tonearten igjen.',
    tryThis: [
      'Bryt det én akkord før {chordBefore}, med dominanten til stedet du vil lande på.',
      'La melodien gå i de samme trinnene, og så mot dem.',
    ],
    listenFor: 'Øyeblikket da du hører en toneart igjen i stedet for et mønster.',
  },
  advanced: {
    why: 'I fallende kvinter går septimen i hver akkord trinnvis ned til tersen i den neste; i halvtoner og heltoner kan alle stemmene gli sammen. Uansett er stemmene mønsteret, og bruddet er hendelsen.',
    tryThis: [
      'Legg annenhver akkord i en annen stilling, så overstemmene går trinnvis.',
      'Hold én stemme gjennom hele rekken, og la de andre bevege seg rundt den.',
    ],
    listenFor: 'Hvilken stemme som bærer mønsteret.',
  },
}
