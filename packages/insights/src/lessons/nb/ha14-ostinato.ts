import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det samme går rundt {times} ganger. Etter en stund blir det grunnen, og øret vender seg mot det som skifter rundt det.',
    tryThis: [
      'Demp denne stemmen i åtte takter midt i låten, og hør hva som er igjen.',
      'Sett den så i solo, og slipp inn de andre stemmene igjen, én etter én.',
    ],
    listenFor: 'Når du slutter å merke den, og hva som henter den tilbake.',
  },
  intermediate: {
    why: 'Det som gjentas {times} ganger, blir målestokken: Ved siden av det merkes hver stemme som kommer, går eller skifter en tone. En pause i stemmen selv er da den sterkeste endringen som er igjen.',
    tryThis: [
      'La stemmen tie de to siste slagene før en del, og la den begynne igjen på eneren.',
      'Behold tonene, legg en Auto Filter på sporet, og åpne filteret over åtte takter.',
    ],
    listenFor: 'Hva som markerer den nye delen best, hullet eller lyden som åpner seg.',
  },
  advanced: {
    why: 'Et ostinat overlater utviklingen til de andre: Harmoni, tetthet og klang beveger seg rundt toner som blir. Hver ny akkord ved siden av gjør de samme tonene til andre trinn.',
    tryThis: [
      'Sett en annen akkord ved siden av det i én runde, og la tonene være som de er.',
      'Forleng mønsteret med et slag i én del, så det faller på et nytt sted i takten hver gang.',
    ],
    listenFor: 'Hvilke toner som skifter farge mens de blir.',
  },
}
