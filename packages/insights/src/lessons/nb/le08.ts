import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To dype lyder på én gang låter sjelden dobbelt så dypt. De kan gå i veien for hverandre og gjøre bunnen grumsete.',
    tryThis: [
      'Demp den ene av dem i åtte takter.',
      'Savner du ingenting, så la den være dempet. Gjør du det, så demp den andre i stedet.',
    ],
    listenFor: 'Hvilken av dem du ville nynnet med på: Den beholder de dype tonene.',
  },
  intermediate: {
    why: 'Der nede høres to toner på én gang som en rumling heller enn som to, og de tar mest headroom, som da mangler for resten av miksen.',
    tryThis: [
      'EQ Eight på «{other}», lavkutt rundt 120 Hz: Blir bunnen klarere, eller fattigere?',
      'Kutt så «{one}» i stedet, og behold versjonen der den dype linjen kan følges. En oktav opp gjør det samme.',
      'Skal begge bli hele, så la dem bytte på.',
    ],
    listenFor: 'Om du kunne nynnet den dypeste linjen.',
  },
  advanced: {
    why: 'To dype toner nærmere enn omtrent en oktav faller i ett kritisk bånd: Øret hører ruheten og ikke intervallet. Deler du etter deltoner, grunntonen her og den andre deltonen der, holdes tyngde og tydelighet fra hverandre.',
    tryThis: [
      'Del med samme helling på begge, ved samme frekvens.',
      'Holder begge lange toner, så gjør den ene kortere: Bunn som ikke overlapper, maskerer ikke.',
    ],
    listenFor: 'Svevning eller rumling på liggende toner.',
  },
}
