import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den sterkeste veien hjem er akkorden på femte trinn: {hard} fører til {chord}. Låten din går den aldri, så den svever: Ingenting ber om en slutt.',
    tryThis: [
      'Legg {hard} i den siste takten før en del som begynner med {chord}.',
      'Spill stedet med den og uten den.',
    ],
    listenFor: 'Hvor mye mer {chord} kjennes som å komme hjem etter {hard}.',
  },
  intermediate: {
    why: '{hard} har {high} i seg, som ligger en halvtone under hjemme og vil opp. Uten den sirkler harmonien i stedet for å komme fram, slik mye house, techno og rock gjør. Det betyr også at én {hard}, brukt én gang, ville bli hørt av alle.',
    tryThis: [
      'La loopen være som den er, og bruk {hard} én gang, på slutten av breaket.',
      'Er den for sterk, bruk den uten ters, eller over grunntonen i {chord}.',
    ],
    listenFor: 'Om stedet fortjener så mye tyngde.',
  },
  advanced: {
    why: 'Looper uten dominant bytter kadensen ut med takten: Hjemme er der loopen begynner, ikke der en ledetone løses opp. Det som bærer formen da, er register, tetthet og klang, og én dominant endrer reglene.',
    tryThis: [
      'Harmoniser slutten av en del med {hard} og med en akkord ett trinn under hjemme, og sammenlign.',
      'Legg {high} i en melodi over loopen som den er, og hør hvordan den trekker uten akkord.',
    ],
    listenFor: 'Hva som forteller deg hvor loopen begynner.',
  },
}
