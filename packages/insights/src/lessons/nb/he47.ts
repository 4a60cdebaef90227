import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bassen og stortrommen ligger i midten, så de låter likt på klubb, i bil og på én høyttaler.',
    tryThis: ['Behold nye dype stemmer i midten også.', 'Bruk bredden på tepper, hi-hat og ekko.'],
    listenFor: 'Bassen i mono: uendret.',
  },
  intermediate: {
    why: 'Dyp energi i begge høyttalere samtidig bruker begge; bredden over er fri til å imponere.',
    tryThis: ['Bruk denne låten som referanse for den neste.', 'Gjør bredere bare over 200 Hz.'],
    listenFor: 'Bunnen på én høyttaler.',
  },
  advanced: {
    why: 'En korrelert bunn lar seg også skjære til vinyl og kodes godt.',
    tryThis: ['Noter delefrekvensen du brukte.', 'Sjekk igjen etter mastring: Stereoverktøy kan åpne den.'],
    listenFor: 'Siden under 120 Hz: stille.',
  },
}
