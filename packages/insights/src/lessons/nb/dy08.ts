import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med flere kompressorer er det vanskelig å si hvilken som lager lyden.',
    tryThis: ['Slå av alle.', 'Slå på én om gangen, og behold dem du savner.'],
    listenFor: 'Hva hver av dem legger til.',
  },
  intermediate: {
    why: 'Hver av de {devices} reagerer på det de forrige lot være igjen. En rekke små trinn kan låte jevnere enn ett stort, om hver har sin egen oppgave: topper, nivå, farge.',
    tryThis: [
      'Spill den sterkeste takten og les reduksjonen på hver måler: Hvilke beveger seg knapt?',
      'Slå dem av én om gangen, gjør lydstyrken lik, og behold dem du savner. Skriv oppgaven i navnet på hver.',
    ],
    listenFor: 'Støy og rom mellom tonene: De øker for hvert trinn.',
  },
  advanced: {
    why: 'Over felles terskler ganges forholdene: 3:1 etter 3:1 er 9:1 der. Er release-tidene mindre enn dobbelt så ulike, pumper de gjerne mot hverandre.',
    tryThis: ['Rask før langsom, eller langsom før rask: Sammenlign begge rekkefølgene ved samme lydstyrke.'],
    listenFor: 'Innhentingen etter en sterk frase.',
  },
}
