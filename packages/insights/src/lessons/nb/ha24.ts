import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} kommer for første gang i takt {bar}. Etter {without} takter uten den merker selv en lytter som ikke kan navnet på noen akkord, at noe er nytt.',
    tryThis: [
      'Spill takt {bar} én gang med {chord} og én gang med akkorden før.',
      'La noe annet begynne i takt {bar} også, eller ta bort det som begynner der, og sammenlign.',
    ],
    listenFor: 'Om låten åpner seg der.',
  },
  intermediate: {
    why: 'Det som holdes tilbake i {without} takter, er en hendelse når det kommer, slik trommene er det når de kommer inn. {chord} kan varsle en del, åpne den eller overraske midt i den.',
    tryThis: [
      'Se hva annet som begynner i takt {bar}. Flytt {chord} en takt tidligere, og så en takt senere: Varsler den det skiftet, eller følger den etter?',
      'Sett akkorden før i stedet for den første {chord}, så den kommer enda senere.',
    ],
    listenFor: 'Om den nye akkorden og formen hjelper hverandre.',
  },
  advanced: {
    why: 'Forventning læres i stykket: {without} takter lærer øret et lite sett av akkorder, og {chord} er ikke blant dem. Hvor mye den overrasker, avhenger av stemmen som bringer den inn.',
    tryThis: [
      'Gi melodien tersen i {chord}, og så den høyeste tonen: Hvilken gjør at akkorden høres?',
      'Forbered den: La en av tonene passere, ubetont, fire takter tidligere.',
    ],
    listenFor: 'Hvilken enkelt tone som gjør forskjellen.',
  },
}
