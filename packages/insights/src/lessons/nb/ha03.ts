import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den laveste tonen blir liggende, og akkordene skifter over den. Det er som å stå på fast grunn og se skyene drive.',
    tryThis: ['Flytt bassen med akkordene én gang, og sammenlign.', 'Gå tilbake til den liggende tonen.'],
    listenFor: 'Spenningen når en akkord og bassen er uenige, og roen når de er enige igjen.',
  },
  intermediate: {
    why: 'En liggende bass får akkorder som er enkle i seg selv, til å klinge rikt: Over D blir en C-durakkord en myk forholdning. På hjemmetonen gir den ro, på dominanten bygger den opp.',
    tryThis: [
      'Hold dominanten gjennom de åtte taktene før droppet.',
      'Slipp den: La bassen gå på første slag i neste del.',
    ],
    listenFor: 'Hvor mye større det første bassteget kjennes.',
  },
  advanced: {
    why: 'Besifring over et orgelpunkt beskriver to lag: overstrukturen og en fast grunntone. Funksjonen følger det øvre laget, tyngden følger bassen, og spenningen mellom dem er selve virkningen.',
    tryThis: [
      'Snu det: Hold en tone øverst over skiftende akkorder.',
      'La overstrukturen forlate tonearten i én akkord mens orgelpunktet holder den i syne.',
    ],
    listenFor: 'Hvilket lag du ville gitt akkorden navn etter.',
  },
}
