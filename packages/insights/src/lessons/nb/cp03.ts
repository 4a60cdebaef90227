import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med så mange spor hjelper orden mer enn noe annet.',
    tryThis: ['Marker spor som hører sammen, og trykk Ctrl+G (Cmd+G på Mac): en gruppe.', 'Gi hver gruppe en farge.'],
    listenFor: 'Hvor raskt du finner stemmen du hører.',
  },
  intermediate: {
    why: 'Grupper etter rolle gir deg en håndfull fadere til miksen. Fryste spor frigjør CPU og sier «ferdig».',
    tryThis: ['Grupper: trommer, bass, harmonikk, lead, vokal, effekter.', 'Frys det du ikke rører mer.'],
    listenFor: 'Lag ingen hører: Demp ett spor i gruppen, og se om du merker det.',
  },
  advanced: {
    why: 'Lag på lag utgjør ofte én lyd. Gjør du bunken om til én lydfil, låser du faseforholdet og tar avgjørelsen.',
    tryThis: ['Skriv bunker på fire og flere til lyd, og behold kildesettet som en egen lagring.'],
    listenFor: 'Forskjellen etterpå: ingen.',
  },
}
