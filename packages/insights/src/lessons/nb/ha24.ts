import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du holder én akkord tilbake: {chord} kommer for første gang i takt {bar}. Etter {without} takter med andre akkorder merker øret den straks, også hos en som ikke kan navnet på noen akkord.',
    tryThis: [
      'Spill takt {bar} én gang med {chord} og én gang med akkorden før.',
      'La noe annet endre seg i takt {bar} også, eller ingenting, og sammenlign.',
    ],
    listenFor: 'Øyeblikket da låten åpner seg.',
  },
  intermediate: {
    why: 'Det som kommer sjelden, har tyngde. {chord} klinger {times} ganger fra takt {bar} av, og første gang er en hendelse i formen, slik det er når trommene kommer inn. Den er sterkest der en del begynner eller snur.',
    tryThis: [
      'Flytt den første {chord} til den første takten i en del, eller til takten før.',
      'Ta bort hver {chord} unntatt den første og den siste.',
    ],
    listenFor: 'Om den nye akkorden og den nye delen hjelper hverandre.',
  },
  advanced: {
    why: 'Forventning læres inne i stykket: {without} takter lærer øret et lite utvalg akkorder, og {chord} bryter det. Hvor mye den overrasker, avhenger av tonene som er nye, og av stemmen som bringer dem inn.',
    tryThis: [
      'Finn tonen i {chord} som ingen akkord før hadde, og gi den til melodien.',
      'Forbered den: La den tonen gå forbi, ubetont, fire takter tidligere.',
    ],
    listenFor: 'Hvilken enkelttone som gjør forskjellen.',
  },
}
