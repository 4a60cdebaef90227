import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Noen rytmer er så gode at de har navn. Du bruker en av dem i {bars} takter: Den lener seg bort fra slaget og kommer tilbake, og det draget får folk til å bevege seg.',
    tryThis: ['Klapp den mens du teller jevnt til fire.', 'Flytt hver tone til slaget, lytt, og angre.'],
    listenFor: 'Hvor foten og hendene skiller lag, og hvor de møtes igjen.',
  },
  intermediate: {
    why: 'Disse rytmene deler takten i ulike grupper på to og tre. Treerne løper foran slaget, og de siste toerne tar det igjen, så hver takt får sin egen lille spenning og utløsning.',
    tryThis: [
      'La én annen stemme, basstromme eller klapp, spille to av de samme slagene, og la resten være i fred.',
      'Snu gruppene i én del, med toerne først, og kom tilbake.',
    ],
    listenFor: 'Om stemmene rundt fortsatt gir et slag å lene seg mot.',
  },
  advanced: {
    why: 'Toussaint viser at rytmene som mange kulturer deler, sprer slagene nesten jevnt over et likt antall steg, men aldri helt: 3 + 3 + 2 er det nærmeste tre slag kommer på åtte. Dreid blir det samme kjedet en annen rytme: 2 + 3-clave, cinquillo og tresillo er nære slektninger.',
    tryThis: [
      'Start mønsteret på en annen av dets egne toner, og la basstrommen ligge.',
      'Fyll det lengste hullet med et ghost-slag i hver fjerde takt.',
    ],
    listenFor: 'Hvilken dreining som driver framover, og hvilken som lener seg tilbake.',
  },
}
